import { CircleAlert } from 'lucide-react'
import styles from './error-summary.module.css'

interface ErrorSummaryItem {
  /** Of the field. */
  readonly name: string
  readonly message: string
}

export interface ErrorSummaryProps {
  readonly title: string
  /** Nothing is shown while there is none. */
  readonly items: readonly ErrorSummaryItem[]
}

/** What has to be corrected before a form can be sent; each line leads to its field. */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  return (
    // Read out when a submission adds to it, and not when a field is corrected: then the title changes and a line goes.
    <div role="alert" aria-relevant="additions">
      {items.length > 0 && (
        <div className={styles.summary}>
          <p className={styles.title}>
            <CircleAlert />
            {title}
          </p>
          <ul className={styles.items}>
            {items.map(({ name, message }) => (
              <li key={name}>
                {/* The address has to be this screen's own: a fragment would be another route. */}
                <a
                  href={window.location.hash || '#/'}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(name)
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Moves the focus to a field of a form, such as the first invalid one after a submission. */
export function focusField(name: string): void {
  const fields = [...document.getElementsByName(name)]
  // The radio buttons of a group share a name.
  const field = fields.find((each) => each.matches(':checked')) ?? fields[0]
  field?.focus()
  // The customer cannot read a hidden password. It is selected, so that what is typed next replaces it.
  if (field instanceof HTMLInputElement && field.type === 'password') field.select()
}
