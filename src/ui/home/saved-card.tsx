import { isPositive } from '@domain/money.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import { BookOpenText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { classNames } from '../kit/class-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import tones from '../kit/tones.module.css'
import words from '../kit/words.module.css'
import { formatDay, formatMoney } from '../screen/format.ts'
import { LoadView } from '../screen/load-view.tsx'
import type { Loadable } from '../screen/loadable.ts'
import { paths } from '../screen/paths.ts'
import { homeContent as content } from './home-content.ts'
import styles from './home-page.module.css'

export const SavedCard = observer(function SavedCard({ saved }: { saved: Loadable<SavedTotal> }) {
  return (
    <section className={classNames(tones.offer, styles.saved)} aria-labelledby="economizado">
      <div className={styles.cardHeader}>
        <h2 id="economizado" className={styles.label}>
          {content.saved}
        </h2>
        <Link href={paths.flyers} className={styles.flyers}>
          <BookOpenText />
          {content.flyers}
        </Link>
      </div>
      <LoadView load={saved} skeleton={<Skeleton height="4.75rem" />} what={content.what.saved}>
        {({ amount, customerSince }) => (
          <>
            <p className={styles.figure}>{formatMoney(amount)}</p>
            <p className={words.quiet}>
              {isPositive(amount) ? content.savedMeaning : content.nothingSavedMeaning}
            </p>
            {customerSince && (
              <p className={words.quiet}>{content.customerSince(formatDay(customerSince))}</p>
            )}
          </>
        )}
      </LoadView>
    </section>
  )
})
