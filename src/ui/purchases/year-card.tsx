import type { YearReview } from '@domain/purchases/year-review.ts'
import { Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Cluster } from '../kit/layout.tsx'
import { CardSection } from '../kit/section.tsx'
import words from '../kit/words.module.css'
import { useViewModel } from '../screen/view-model.tsx'
import styles from './purchases-page.module.css'
import { yearContent as content } from './year-content.ts'
import { periodOfYear, yearFacts } from './year-facts.ts'
import { YearViewModel } from './year-view-model.ts'

/** *Seu ano*: figures to be proud of, and a picture of them. */
export const YearCard = observer(function YearCard({ review }: { readonly review: YearReview }) {
  const year = useViewModel(YearViewModel)
  return (
    <CardSection title={content.title} gap="small">
      <p className={words.quiet}>{periodOfYear(review)}</p>
      <div className={styles.yearFacts}>
        <Facts items={yearFacts(review)} />
      </div>
      <Cluster>
        <Button
          icon={<Share2 />}
          busy={year.sharing.busy}
          busyLabel={content.sharing}
          onClick={() => year.sharePressed(review)}
        >
          {content.share}
        </Button>
      </Cluster>
      <p className={words.quiet}>{content.privacy}</p>
    </CardSection>
  )
})
