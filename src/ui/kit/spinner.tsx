import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  readonly size?: 'text' | 'large' | undefined
}

/** Only a drawing: say in words beside it what is going on. Never alone for a whole page (look.md, "States"). */
export function Spinner({ size = 'text' }: SpinnerProps) {
  return <span aria-hidden="true" className={classNames(styles.spinner, size === 'large' && styles.large)} />
}
