import type { Banner } from '@domain/banners/banner.ts'
import { observer } from 'mobx-react-lite'
import { classNames } from '../kit/class-names.ts'
import { newTab } from '../kit/new-tab.ts'
import { FailedState } from '../screen/load-view.tsx'
import type { Loadable } from '../screen/loadable.ts'
import { Picture } from '../screen/picture.tsx'
import styles from './partners.module.css'
import { partnersContent as content } from './partners-content.ts'

/** Partner logos: nothing while they load or when there are none, and one small line when they cannot be loaded. */
export const Partners = observer(function Partners({ partners }: { partners: Loadable<readonly Banner[]> }) {
  const { state } = partners
  if (state.status === 'failed') {
    return (
      <div className={classNames(styles.partners, styles.failed)}>
        <FailedState shape="line" what={content.what} failure={state.failure} onRetry={partners.retry} />
      </div>
    )
  }
  if (!partners.value || partners.value.length === 0) return null
  return (
    <section className={styles.partners} aria-labelledby="parceiros">
      <h2 id="parceiros" className={styles.title}>
        {content.title}
      </h2>
      <ul className={styles.list}>
        {partners.value.map((partner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two partners may have the same picture, and the list only changes as a whole.
          <li key={index}>
            <Partner partner={partner} name={content.logo(index + 1)} />
          </li>
        ))}
      </ul>
    </section>
  )
})

function Partner({ partner, name }: { partner: Banner; name: string }) {
  const logo = (
    <span className={styles.logo}>
      <Picture src={partner.image} alt={name} ratio="3/1" fit="contain" />
    </span>
  )
  if (!partner.link) return logo
  return (
    <a href={partner.link} {...newTab} className={styles.link}>
      {logo}
    </a>
  )
}
