import styles from './spinner.module.css'

/** Only a drawing: say in words beside it what is going on. Never alone for a whole page (docs/look.md, "States"). */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />
}
