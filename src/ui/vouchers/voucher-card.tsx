import { type CalendarDay, compareDays, daysBetween } from '@domain/calendar-day.ts'
import { isUrgent } from '@domain/lapsing/urgency.ts'
import type { Money } from '@domain/money.ts'
import {
  type Voucher,
  type VoucherEnding,
  type VoucherState,
  voucherEnding,
} from '@domain/vouchers/voucher.ts'
import { CircleCheck, Clock, Hourglass, Maximize } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import arrange from '../kit/arrange.module.css'
import { assertNever } from '../kit/assert-never.ts'
import { Badge } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts, type FactsProps } from '../kit/facts.tsx'
import { Cluster } from '../kit/layout.tsx'
import words from '../kit/words.module.css'
import { ReminderButton } from '../reminders/reminder-button.tsx'
import { formatDay, formatMoney, inDays, joinWords } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { VoucherCode } from './voucher-code.tsx'
import { vouchersContent as content } from './vouchers-content.ts'
import styles from './vouchers-page.module.css'

interface VoucherCardProps {
  readonly voucher: Voucher
  readonly state: VoucherState
  readonly today: CalendarDay
  readonly onShow: () => void
}

export function VoucherCard({ voucher, state, today, onShow }: VoucherCardProps) {
  const { code, benefit = content.unnamed } = voucher
  const ending = voucherEnding(voucher, state, today)
  const nameId = useId()
  return (
    <Card as="article" aria-labelledby={nameId}>
      <div className={styles.voucher}>
        <div className={classNames(arrange.between, styles.head)}>
          <h2 id={nameId} className={words.title}>
            <TitleCase name={benefit} />
          </h2>
          {ending ? <EndingBadge ending={ending} /> : <ValidityBadge voucher={voucher} today={today} />}
        </div>
        {ending ? code !== undefined && <VoucherCode code={code} withoutQr /> : <Ticket code={code} />}
        <Facts items={facts(voucher)} />
        {!ending && (
          <div className={styles.actions}>
            <Cluster gap="tight" fills>
              {code !== undefined && (
                <Button icon={<Maximize />} onClick={onShow}>
                  {content.show}
                </Button>
              )}
              <Reminder voucher={voucher} benefit={benefit} />
            </Cluster>
          </div>
        )}
      </div>
    </Card>
  )
}

function Ticket({ code }: { readonly code: string | undefined }) {
  return (
    <div className={styles.ticket}>
      {code === undefined ? (
        <p>{content.noCode}</p>
      ) : (
        <VoucherCode
          code={code}
          action={<CopyButton size="small" label={content.copy} text={code} copiedLabel={content.copied} />}
        />
      )}
    </div>
  )
}

function Reminder({ voucher, benefit }: { readonly voucher: Voucher; readonly benefit: string }): ReactNode {
  const { code, end, minimumPurchase } = voucher
  if (end === undefined) return null
  const { title, description, fileName } = content.reminder
  return (
    <ReminderButton
      reminder={{
        title: title(shownName(benefit), formatDay(end)),
        description: description(code, money(minimumPurchase)),
        fileName: fileName(code),
        lapsesOn: end,
      }}
    />
  )
}

function ValidityBadge({ voucher: { start, end }, today }: Pick<VoucherCardProps, 'voucher' | 'today'>) {
  if (start !== undefined && compareDays(start, today) > 0) {
    return <Badge icon={<Clock />}>{content.startsOn(formatDay(start))}</Badge>
  }
  if (end === undefined) return null
  const days = daysBetween(today, end)
  return (
    <Badge tone={isUrgent(days) ? 'danger' : 'neutral'} icon={<Hourglass />}>
      {content.lapses(inDays(days))}
    </Badge>
  )
}

function EndingBadge({ ending }: { readonly ending: VoucherEnding }) {
  switch (ending.kind) {
    case 'used':
      return (
        <Badge tone="success" icon={<CircleCheck />}>
          {content.used(formatDay(ending.on))}
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="danger" icon={<Hourglass />}>
          {content.expired(formatDay(ending.on))}
        </Badge>
      )
    case 'over':
      return <Badge>{content.over}</Badge>
    default:
      return assertNever(ending)
  }
}

/** Without what the server left out. */
function facts({ value, minimumPurchase, productPrices, start, end }: Voucher): FactsProps['items'] {
  const prices = [...new Set(productPrices.map(formatMoney))]
  return [
    { label: content.value, value: money(value) },
    { label: content.minimum, value: money(minimumPurchase) },
    { label: content.product(prices.length > 1), value: joinWords(prices) },
    { label: content.validity, value: validity(start, end) },
  ].filter((fact) => fact.value)
}

const money = (amount: Money | undefined): string | undefined => amount && formatMoney(amount)

function validity(start: CalendarDay | undefined, end: CalendarDay | undefined): string | undefined {
  if (start && end) return content.period(formatDay(start), formatDay(end))
  if (start) return content.since(formatDay(start))
  return end && content.until(formatDay(end))
}
