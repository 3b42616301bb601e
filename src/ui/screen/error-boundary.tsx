import { Observations } from '@application/telemetry/observations.ts'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { ComingReload } from './coming-reload.ts'
import { screenContent } from './content.ts'
import styles from './error-boundary.module.css'
import { repeatFirstPress } from './first-press.ts'
import { MissingPart } from './lazy-part.ts'
import page from './page.module.css'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { type Resolve, ResolveContext } from './view-model.tsx'

interface ErrorBoundaryProps {
  /** A whole screen, or one part of it; `unseen` is a part that the customer does not see. */
  readonly scope: 'screen' | 'widget' | 'unseen'
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly problem: 'crash' | 'missing-part' | undefined
}

/** Keeps a crash where it happened: the menu and the rest of the screen go on working (docs/quality.md, "Reliability"). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override readonly contextType = ResolveContext
  declare readonly context: Resolve
  override state: ErrorBoundaryState = { problem: undefined }

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { problem: thrown instanceof MissingPart ? 'missing-part' : 'crash' }
  }

  override componentDidCatch(thrown: unknown): void {
    const isScreen = this.props.scope === 'screen'
    // The crashed screen cannot repeat the first press. Without this, the next screen would repeat it on a button that has answered already.
    if (isScreen) repeatFirstPress(document)
    // A part that could not be fetched is reported where it was asked for.
    if (thrown instanceof MissingPart) return
    this.context(Observations).record({ kind: 'crash', at: isScreen ? 'screen' : 'part', thrown })
  }

  private readonly tryAgain = () => this.setState({ problem: undefined })

  override render() {
    const { problem } = this.state
    if (problem === undefined) return this.props.children
    if (this.props.scope === 'unseen') return null
    const isScreen = this.props.scope === 'screen'
    if (problem === 'missing-part' && this.context(ComingReload).isUnderWay())
      return isScreen ? <ScreenSkeleton /> : null
    const { title, text } = screenContent.problems[problem]
    return (
      <section className={classNames(styles.problem, isScreen ? page.page : styles.widget)} role="alert">
        {isScreen ? <h1>{title}</h1> : <p>{screenContent.problems.widget}</p>}
        <p>{text}</p>
        {problem === 'crash' ? (
          <Button onClick={this.tryAgain}>{screenContent.retry}</Button>
        ) : (
          <Button onClick={() => window.location.reload()}>{screenContent.reload}</Button>
        )}
      </section>
    )
  }
}
