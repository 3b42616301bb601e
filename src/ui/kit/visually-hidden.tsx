import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  readonly id?: string | undefined
  /** `status` makes it a polite live region: keep it in the page and change its text. */
  readonly role?: 'status' | undefined
  readonly children?: ReactNode
}

/** Text for assistive technology only. */
export function VisuallyHidden({ id, role, children }: VisuallyHiddenProps) {
  return (
    <span id={id} role={role} className={styles.hidden}>
      {children}
    </span>
  )
}
