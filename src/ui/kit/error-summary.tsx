import { CircleAlert } from 'lucide-react'
import styles from './error-summary.module.css'

/** A field is found by its id or by its name. */
export type ErrorSummaryItem = { readonly message: string } & (
  | { readonly fieldId: string }
  | { readonly name: string }
)

export interface ErrorSummaryProps {
  readonly title: string
  /** Nothing is shown while there is none. */
  readonly items: readonly ErrorSummaryItem[]
}

/** What has to be corrected before a form can be sent; each line leads to its field. */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {items.length > 0 && (
        <div className={styles.summary}>
          <p className={styles.title}>
            <CircleAlert />
            {title}
          </p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={'fieldId' in item ? item.fieldId : item.name}>
                {/* The address has to be this screen's own: a fragment would be another route. */}
                <a
                  href={window.location.hash || '#/'}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(item)
                  }}
                >
                  {item.message}
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
export function focusField(field: { readonly fieldId: string } | { readonly name: string }): void {
  const element = 'fieldId' in field ? document.getElementById(field.fieldId) : namedField(field.name)
  element?.focus()
  // The customer cannot read a hidden password. It is selected, so that what is typed next replaces it.
  if (element instanceof HTMLInputElement && element.type === 'password') element.select()
}

/** Of the radio buttons of a group, which share a name, the chosen one. */
function namedField(name: string): HTMLElement | undefined {
  const fields = [...document.getElementsByName(name)]
  return fields.find((field) => field.matches(':checked')) ?? fields[0]
}
