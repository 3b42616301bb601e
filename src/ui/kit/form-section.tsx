import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './form-section.module.css'

export interface FormSectionProps {
  readonly title: string
  readonly description?: ReactNode
  /** Side by side where there is room; `checks` for check boxes, which need no gap. One column by default. */
  readonly layout?: 'one' | 'two' | 'checks' | undefined
  readonly children: ReactNode
}

/** A group of fields under a title (fieldset and legend). */
export function FormSection({ title, description, layout = 'one', children }: FormSectionProps) {
  const descriptionId = useId()
  return (
    <fieldset
      className={styles.section}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <legend className={styles.title}>{title}</legend>
      {description !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div
        className={classNames(
          styles.fields,
          layout === 'two' && styles.two,
          layout === 'checks' && styles.tight,
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}

/** In a section of two columns: takes the whole line. */
export function WholeLine({ children }: { readonly children: ReactNode }) {
  return <div data-span="all">{children}</div>
}
