import type { FormEventHandler, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** 8, 12, 16 and 24 px. */
export type Gap = 'tight' | 'small' | 'medium' | 'large'

export interface StackProps {
  readonly gap?: Gap | undefined
  readonly as?: 'div' | 'section' | 'ul' | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly children: ReactNode
}

/** One under the other. */
export function Stack({ gap = 'medium', as: Element = 'div', children, ...native }: StackProps) {
  return (
    <Element {...native} className={classNames(styles.stack, styles[gap])}>
      {children}
    </Element>
  )
}

export interface FormProps {
  readonly gap?: Gap | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A stack of fields. The browser neither checks nor sends it: `onSubmit` does. */
export function Form({ gap = 'medium', onSubmit, children }: FormProps) {
  const submitted: FormEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate method="post" className={classNames(styles.stack, styles[gap])} onSubmit={submitted}>
      {children}
    </form>
  )
}

export interface ClusterProps {
  readonly gap?: Gap | undefined
  /** `top` for buttons with a reason under them. */
  readonly align?: 'center' | 'top' | undefined
  /** Each button fills its line. For buttons of several kinds: the text of one without an edge would otherwise be indented. */
  readonly fills?: boolean | undefined
  readonly children: ReactNode
}

/** Side by side, wrapping where there is no room. */
export function Cluster({ gap = 'small', align = 'center', fills = false, children }: ClusterProps) {
  const names = [styles.cluster, styles[gap], align === 'top' && styles.top, fills && styles.fills]
  return <div className={classNames(...names)}>{children}</div>
}
