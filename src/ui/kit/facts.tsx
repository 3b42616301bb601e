import type { ReactNode } from 'react'
import styles from './facts.module.css'
import words from './words.module.css'

export interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Labels and values of one thing, a line each: the store, the number and the day of a purchase. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={words.muted}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
