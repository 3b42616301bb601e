import { Fragment } from 'react'
import { partsOfName } from './name-in-capitals.ts'
import styles from './title-case.module.css'

/** A name in title case where the server sends capitals only. The style sheet alone draws it so: the text stays as it was sent (docs/decisions/104). */
export function TitleCase({ name }: { readonly name: string }) {
  return partsOfName(name).map(({ text, small }, position) => {
    const first = small === 'rest' ? text.slice(0, 1) : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name are never put in another order.
      <Fragment key={position}>
        {small === 'none' ? text : first}
        {small !== 'none' && <span className={styles.small}>{text.slice(first.length)}</span>}
      </Fragment>
    )
  })
}
