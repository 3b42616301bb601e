import { isPositive } from '@domain/money.ts'
import { savingOf } from '@domain/offers/promotion.ts'
import type { VoucherGap } from '@domain/offers/shopping-list.ts'
import { Bookmark, Printer, Share2, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import arrange from '../kit/arrange.module.css'
import { Button, ButtonLink, IconButton } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { classNames } from '../kit/class-names.ts'
import { Cluster } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import words from '../kit/words.module.css'
import { formatDay, formatMoney } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { shownName } from '../screen/name-in-capitals.ts'
import { paths } from '../screen/paths.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { useViewModel } from '../screen/view-model.tsx'
import { isLongPrice, Validity } from './offer-card.tsx'
import { discountTexts, offerContent } from './offer-content.ts'
import type { ListLine } from './offer-item.ts'
import { OfferName } from './offer-name.tsx'
import { offerName } from './offer-names.ts'
import { offersContent } from './offers-content.ts'
import type { OffersViewModel } from './offers-view-model.ts'
import styles from './saved-list.module.css'
import {
  commonStoreName,
  savedListContent as content,
  isGoneEarly,
  voucherWithCode,
} from './saved-list-content.ts'
import { SavedListViewModel } from './saved-list-view-model.ts'

/** Of the vouchers that lack something; all of them are on their own screen. */
const MAX_VOUCHERS = 3

interface SavedListProps {
  readonly offers: Pick<OffersViewModel, 'list' | 'storeChoice' | 'promotions' | 'tabChosen'>
}

/** The customer's own list. It is stored on this device, so it needs no connection. */
export const SavedList = observer(function SavedList({ offers }: SavedListProps) {
  const saved = useViewModel(SavedListViewModel, offers.list, offers.storeChoice, offers.promotions)
  const { lines, list } = saved
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<Bookmark />}
        title={content.none}
        action={<Button onClick={() => offers.tabChosen('all')}>{content.seeOffers}</Button>}
      >
        {content.noneHint}
      </EmptyState>
    )
  }
  return (
    <div className={styles.saved}>
      <div className={classNames(arrange.between, styles.onScreen)}>
        <p className={classNames(words.quiet, styles.hint)}>{content.hint}</p>
        <Cluster gap="tight">
          <Button icon={<Share2 />} busy={saved.sharing.busy} onClick={saved.sharePressed}>
            {content.share}
          </Button>
          <Button icon={<Printer />} onClick={saved.printPressed}>
            {content.print}
          </Button>
        </Cluster>
      </div>
      {list.isOnlyHere && <Notice role="status">{offersContent.onlyHere}</Notice>}
      <div className={styles.onPaper}>
        <p className={words.title}>{content.title}</p>
        <p>{[commonStoreName(lines), formatDay(saved.today.day)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul aria-label={content.list} className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.key} line={line} saved={saved} />
        ))}
      </ul>
      <Total saved={saved} />
      <Vouchers saved={saved} />
    </div>
  )
})

interface LineProps {
  readonly line: ListLine
  readonly saved: SavedListViewModel
}

function Line({ line, saved }: LineProps) {
  const { offer, price, originalPrice, promotionName, weightPrice } = line
  const discounts = discountTexts(offer, line)
  const facts = [promotionName, line.storeName].filter(Boolean)
  return (
    <li
      className={styles.line}
      data-ticked={line.isTicked || undefined}
      data-long-price={isLongPrice(price) || undefined}
    >
      <div className={styles.name}>
        <Checkbox
          label={<OfferName name={offer.name} hidesWeight={weightPrice !== undefined} />}
          checked={line.isTicked}
          onChange={(isTicked) => saved.list.ticked(line, isTicked)}
        />
      </div>
      <div className={styles.price}>
        {price === undefined ? (
          <span className={words.quiet}>{offerContent.noPrice}</span>
        ) : (
          <>
            {savingOf(line) && originalPrice && (
              <span className={words.quiet}>
                {offerContent.before} <s>{formatMoney(originalPrice)}</s>
              </span>
            )}
            <strong>{formatMoney(price)}</strong>
            {weightPrice && (
              <span className={words.quiet}>{offerContent.weight(weightPrice.unit.grams)}</span>
            )}
            {weightPrice?.pricePerKilogram && (
              <span className={words.quiet}>
                {offerContent.perKilogram(formatMoney(weightPrice.pricePerKilogram))}
              </span>
            )}
          </>
        )}
      </div>
      <div className={styles.facts}>
        {discounts.length > 0 && <p>{discounts.join(' · ')}</p>}
        {facts.length > 0 && (
          <p className={styles.where}>
            {facts.map((fact, position) => (
              <span key={fact}>
                {position > 0 && ' · '}
                <TitleCase name={fact ?? ''} />
              </span>
            ))}
          </p>
        )}
        {isGoneEarly(line) ? <p>{content.gone}</p> : <Validity item={line} isOwn />}
      </div>
      <div className={styles.remove}>
        <IconButton
          label={content.remove(shownName(offerName(offer.name)))}
          icon={<X />}
          onClick={() => saved.list.removePressed(line)}
        />
      </div>
    </li>
  )
}

const Total = observer(function Total({ saved }: { readonly saved: SavedListViewModel }) {
  const { price, originalPrice, saving, withoutPrice, withCondition } = saved.total
  const saves = isPositive(saving)
  return (
    <div className={styles.total}>
      <p className={classNames(words.quiet, styles.onScreen)}>
        {content.ticked(saved.tickedCount, saved.lines.length)}
      </p>
      <p className={styles.sum}>
        <span>{content.total}</span>
        <span>
          {saves && (
            <span className={words.quiet}>
              {offerContent.before} <s>{formatMoney(originalPrice)}</s>
            </span>
          )}{' '}
          <strong className={words.strong}>{formatMoney(price)}</strong>
        </span>
      </p>
      {saves && <p className={styles.saving}>{content.saves(formatMoney(saving), withCondition === 0)}</p>}
      {saved.notToday > 0 && <p className={words.quiet}>{content.notToday(saved.notToday)}</p>}
      <p className={classNames(words.quiet, styles.onScreen)}>
        {content.totalMeaning} {withCondition > 0 && content.withCondition(withCondition)}{' '}
        {withoutPrice > 0 && content.withoutPrice(withoutPrice)}
      </p>
    </div>
  )
})

const Vouchers = observer(function Vouchers({ saved }: { readonly saved: SavedListViewModel }) {
  const { vouchers, gaps, lines, storeChoice } = saved
  const store = storeChoice.store && shownName(storeChoice.store.name)
  if (vouchers.state.status !== 'failed' && gaps.length === 0) return null
  return (
    <section className={classNames(styles.vouchers, styles.onScreen)}>
      <h3>{[content.vouchers, store !== commonStoreName(lines) && store].filter(Boolean).join(' · ')}</h3>
      <LoadView load={vouchers} what={content.what} failedAs="line" skeleton={null}>
        {() => <VoucherGaps gaps={gaps} />}
      </LoadView>
    </section>
  )
})

function VoucherGaps({ gaps }: { readonly gaps: readonly VoucherGap[] }) {
  const usable = gaps.filter(({ missing }) => !isPositive(missing)).length
  return (
    <>
      <ul>
        {gaps.slice(0, usable + MAX_VOUCHERS).map(({ voucher, missing }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a voucher may have no code, and two may have the same one.
          <li key={position}>
            {position < usable
              ? content.usable(voucherWithCode(voucher))
              : content.missing(missing, voucherWithCode(voucher))}
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.vouchers} size="small">
        {content.seeVouchers}
      </ButtonLink>
    </>
  )
}
