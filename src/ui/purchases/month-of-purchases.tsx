import { Download, ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { SelectField } from '../kit/select-field.tsx'
import { formatInteger } from '../screen/format.ts'
import { EmptyState, FailedState } from '../screen/load-view.tsx'
import { monthName } from '../screen/month-name.ts'
import { EarningsNote } from './earnings-note.tsx'
import { monthContent as content } from './month-content.ts'
import { type MonthViewModel, monthKey } from './month-view-model.ts'
import { PurchaseMonths } from './purchase-months.tsx'
import { purchasesContent } from './purchases-content.ts'
import styles from './purchases-page.module.css'
import { ReadingCard } from './reading-card.tsx'

interface MonthProps {
  readonly months: MonthViewModel
}

const ALL = 'all'

/** Which month is shown: a company's choice. */
export const MonthChoice = observer(function MonthChoice({ months }: MonthProps) {
  const options = months.months.map((month) => ({ value: monthKey(month), label: monthName(month) }))
  return (
    <div className={styles.monthChoice}>
      <SelectField
        label={content.month}
        hint={months.chosen ? undefined : content.hint}
        value={months.chosen ? monthKey(months.chosen) : ALL}
        onChange={(key) => months.monthChosen(months.months.find((month) => monthKey(month) === key))}
        options={[{ value: ALL, label: content.all }, ...options]}
      />
      {months.chosen && (
        <Button
          size="field"
          icon={<Download />}
          disabledReason={months.obstacle}
          onClick={months.downloadPressed}
        >
          {content.download}
        </Button>
      )}
    </div>
  )
})

/** The purchases of the chosen month, as far as they have been read. */
export const MonthOfPurchases = observer(function MonthOfPurchases({ months }: MonthProps) {
  const { listed, found, isReading } = months
  const knowsEarnings = isReading || months.statements.state.status !== 'idle'
  return (
    <div className={styles.list}>
      {isReading && (
        <ReadingCard
          label={content.reading}
          progress={found}
          stop={content.stop}
          onStop={months.stopPressed}
        />
      )}
      {/* It stays from the beginning, so that how the reading ended is announced. */}
      <div aria-live="polite" className={arrange.announced}>
        {!isReading && <Outcome months={months} />}
      </div>
      {listed.length > 0 && (
        <>
          <PurchaseMonths
            months={listed}
            partly={purchasesContent.soFar}
            earningsFrom={knowsEarnings ? months : undefined}
          />
          {knowsEarnings && <EarningsNote earningsFrom={months} />}
        </>
      )}
    </div>
  )
})

/** What the customer must know of a reading that has ended. */
const Outcome = observer(function Outcome({ months }: MonthProps) {
  const { found } = months
  const undated = found?.undated ?? 0
  return (
    <>
      <Lacking months={months} />
      {undated > 0 && <Notice>{content.undated(formatInteger(undated), undated === 1)}</Notice>}
      {found?.complete && found.purchases.length === 0 && (
        <EmptyState icon={<ReceiptText />} title={content.empty} />
      )}
    </>
  )
})

/** Why purchases of the month may be missing. */
const Lacking = observer(function Lacking({ months }: MonthProps) {
  const { reading, found } = months
  if (reading.state.status === 'failed') {
    return <FailedState what={content.what} failure={reading.state.failure} onRetry={reading.retry} />
  }
  if (months.isStopped) {
    return (
      <Notice
        action={
          <Button size="small" onClick={months.resumePressed}>
            {content.resume}
          </Button>
        }
      >
        {content.stopped}
      </Notice>
    )
  }
  return found?.complete === false ? <Notice>{content.cut}</Notice> : null
})
