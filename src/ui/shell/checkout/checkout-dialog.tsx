import { formatDocument } from '@domain/person/format-document.ts'
import type { Identification } from '@domain/person/person.ts'
import { Eye, EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Checkbox } from '../../kit/checkbox.tsx'
import { classNames } from '../../kit/class-names.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { FilterChips } from '../../kit/filter-chips.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import { ErrorBoundary } from '../../screen/error-boundary.tsx'
import { lazyPart, usePart } from '../../screen/lazy-part.ts'
import { EmptyState, LoadView } from '../../screen/load-view.tsx'
import { TitleCase } from '../../screen/title-case.tsx'
import styles from './checkout-card.module.css'
import type { CheckoutCardViewModel } from './checkout-card-view-model.ts'
import { checkoutContent as content } from './checkout-content.ts'

/** Fetched when the number is first shown, or ahead by the worker: one that is missing reloads the page. */
const Code128 = lazyPart(async () => (await import('../../kit/code-pictures.tsx')).Code128)
const QrCode = lazyPart(async () => (await import('../../kit/code-pictures.tsx')).QrCode)

const loadWallet = async () => (await import('./wallet.tsx')).Wallet

/** The document of the customer in large characters, and under it what can be used in this purchase. */
export const CheckoutDialog = observer(function CheckoutDialog({
  card,
}: {
  readonly card: CheckoutCardViewModel
}) {
  const Wallet = usePart(loadWallet, 'cashback', 'offers', 'vouchers')
  useEffect(() => {
    // Fetched before the tap, because the checkout may have no signal. A part that is missing then says so.
    Wallet.fetch().catch(() => {})
  }, [Wallet])
  return (
    <Dialog
      open={card.open}
      size="full"
      theme="light"
      title={card.isCompany ? content.companyTitle : content.title}
      onClose={card.closed}
    >
      <div className={styles.sheet}>
        <LoadView load={card.shown} what={content.what} skeleton={<Skeleton height="12rem" />}>
          {(person) => <DocumentOf person={person} card={card} />}
        </LoadView>
        <ErrorBoundary scope="widget">
          <Wallet fallback={<Skeleton height="12rem" />} />
        </ErrorBoundary>
      </div>
    </Dialog>
  )
})

/** In one line, which breaks only after the slash of a CNPJ. */
function Digits({ text }: { readonly text: string }) {
  const afterSlash = text.indexOf('/') + 1
  return (
    <>
      <span>{text.slice(0, afterSlash)}</span>
      <wbr />
      <span>{text.slice(afterSlash)}</span>
    </>
  )
}

const DocumentOf = observer(function DocumentOf({
  person,
  card,
}: {
  person: Identification
  card: CheckoutCardViewModel
}) {
  const { document } = person
  if (document === '') return <EmptyState title={content.missing}>{content.missingText}</EmptyState>
  const written = formatDocument(document)
  const shown = card.revealed ? written : written.replace(/[0-9A-Z]/g, '•')
  return (
    <div className={styles.document}>
      <div className={styles.identity}>
        <p className={styles.name}>
          <TitleCase name={person.name} />
        </p>
        <button type="button" className={styles.number} onClick={card.numberTapped}>
          <span
            className={classNames(styles.digits, person.kind === 'company' && styles.company)}
            aria-hidden={!card.revealed}
          >
            <Digits text={shown} />
          </span>
          <span className={styles.tap}>
            {card.revealed ? <EyeOff /> : <Eye />}
            {card.revealed ? content.hide : content.show}
          </span>
        </button>
        <p className={styles.hint}>{content.hint}</p>
        <CopyButton label={content.copy} text={document} copiedLabel={content.copied} />
      </div>
      {card.revealed && <Codes document={document} card={card} />}
      <div className={styles.start}>
        <Checkbox
          label={content.startHidden}
          checked={card.startsHidden}
          onChange={card.startsHiddenChosen}
        />
      </div>
      <VisuallyHidden role="status">{card.revealed ? content.shown : ''}</VisuallyHidden>
    </div>
  )
})

/** One code at a time, because a scanner reads the first one that it sees. */
const Codes = observer(function Codes({
  document,
  card,
}: {
  readonly document: string
  readonly card: CheckoutCardViewModel
}) {
  const place = <Skeleton height="96px" />
  return (
    <div className={styles.codes}>
      <p className={styles.hint}>{content.codes}</p>
      <FilterChips
        label={content.codeKind}
        value={card.code}
        onChange={card.codeChosen}
        options={[
          { value: 'bars', label: content.bars },
          { value: 'qr', label: content.qr },
        ]}
      />
      <ErrorBoundary scope="widget">
        {card.code === 'bars' ? (
          <Code128 text={document} label={content.barCode} fallback={place} />
        ) : (
          <QrCode text={document} label={content.qrCode} fallback={place} />
        )}
      </ErrorBoundary>
    </div>
  )
})
