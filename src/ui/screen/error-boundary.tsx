import { Observations } from '@application/telemetry/observations.ts'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { ComingReload } from './coming-reload.ts'
import { screenContent } from './content.ts'
import styles from './error-boundary.module.css'
import { MissingPart } from './lazy-part.ts'
import { Page } from './page.tsx'
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
    // A part that could not be fetched is reported where it was asked for.
    if (thrown instanceof MissingPart) {
      void this.context(ComingReload).underWay?.then(() => this.forceUpdate())
      return
    }
    const at = this.props.scope === 'screen' ? 'screen' : 'part'
    this.context(Observations).record({ kind: 'crash', at, thrown })
  }

  private readonly tryAgain = () => this.setState({ problem: undefined })

  override render() {
    const { problem } = this.state
    if (problem === undefined) return this.props.children
    if (this.props.scope === 'unseen') return null
    const isScreen = this.props.scope === 'screen'
    if (problem === 'missing-part' && this.context(ComingReload).underWay)
      return isScreen ? <ScreenSkeleton /> : null
    const { title, text } = screenContent.problems[problem]
    const wayOn = (
      <>
        <p>{text}</p>
        <div>
          {problem === 'crash' ? (
            <Button onClick={this.tryAgain}>{screenContent.retry}</Button>
          ) : (
            <Button onClick={() => window.location.reload()}>{screenContent.reload}</Button>
          )}
        </div>
      </>
    )
    return isScreen ? (
      <div role="alert">
        <Page title={title} atOnce>
          {wayOn}
        </Page>
      </div>
    ) : (
      <div className={styles.widget} role="alert">
        <p>{screenContent.problems.widget}</p>
        {wayOn}
      </div>
    )
  }
}
