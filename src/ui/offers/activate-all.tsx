import { Zap } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Cluster } from '../kit/layout.tsx'
import { Notice } from '../kit/notice.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import { Question } from '../kit/question.tsx'
import words from '../kit/words.module.css'
import { screenContent } from '../screen/content.ts'
import { formatInteger } from '../screen/format.ts'
import { shownName } from '../screen/name-in-capitals.ts'
import styles from './activate-all.module.css'
import type { BulkActivation } from './activations.ts'
import { ActivationProblem } from './offer-actions.tsx'
import { offerName } from './offer-names.ts'
import { offersContent } from './offers-content.ts'
import type { OffersViewModel } from './offers-view-model.ts'

const content = offersContent.many

/** How many failures are named one by one; the others are marked on the offers below. */
const MAX_NAMED = 10

/** So many are shown at once; more would hide the offers. */
const FEW = 2

interface ActivateAllProps {
  readonly offers: OffersViewModel
}

/**
 * **Ativar todas**: one press for all offers that are shown, with its progress and what came of it. At the bottom of the window, in
 * reach of the thumb, and after the offers, whose own **Ativar** comes first. On **Minha lista** it has
 * no button: it only shows the run that was begun before.
 */
export const ActivateAll = observer(function ActivateAll({ offers }: ActivateAllProps) {
  const row = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { toActivate } = offers
  const { many } = offers.activations
  const hasFailures = many?.failed.some(({ id }) => !offers.activations.isActive(id))
  const isRunning = many !== undefined && many.status !== 'ended'
  const isBesideOffers = offers.tab === 'all'
  const hasMore = (isBesideOffers && toActivate.length > 0) || isRunning
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (!hasMore && document.activeElement === document.body) result.current?.focus({ preventScroll: true })
  }, [hasMore])
  // One offer has an **Ativar** of its own.
  if (many === undefined && !(isBesideOffers && toActivate.length > 1)) return null

  const stopPressed = () => {
    // This button disappears when the last answers have come; the other one stays.
    row.current?.querySelector('button')?.focus()
    offers.activations.stopPressed()
  }
  return (
    <div className={styles.bar}>
      {hasMore && (
        <div ref={row}>
          <Cluster fills>
            <Button
              variant="primary"
              icon={<Zap />}
              busy={isRunning}
              busyLabel={content.activating}
              onClick={offers.allPressed}
            >
              {content.activate} <span aria-hidden="true">({formatInteger(toActivate.length)})</span>
            </Button>
            {isRunning && (
              <Button busy={many.status === 'stopping'} busyLabel={content.stopping} onClick={stopPressed}>
                {content.stop}
              </Button>
            )}
          </Cluster>
        </div>
      )}
      {isRunning && <Progress many={many} />}
      <div
        ref={result}
        role="status"
        tabIndex={-1}
        className={classNames(styles.result, hasFailures && styles.failures)}
      >
        {many?.status === 'ended' && <Result many={many} offers={offers} />}
      </div>
      <Question
        open={offers.isAskingForAll}
        size="small"
        title={content.askTitle(toActivate.length)}
        confirm={content.confirm}
        onConfirm={offers.allConfirmed}
        decline={content.cancel}
        onDecline={offers.allDeclined}
      >
        <p>{content.ask}</p>
      </Question>
    </div>
  )
})

function Progress({ many: { activated, failed, total } }: { readonly many: BulkActivation }) {
  const ended = activated + failed.length
  return (
    <div className={styles.progress}>
      <ProgressBar value={ended} max={total} label={content.progress} meaning={content.done(ended, total)} />
      <p className={words.quiet}>{content.rest}</p>
    </div>
  )
}

/** Each failed offer has its name, the reason and a button to try again. It leaves the list when it succeeds. */
const Result = observer(function Result({
  many,
  offers,
}: ActivateAllProps & { readonly many: BulkActivation }) {
  const { activations } = offers
  const failed = many.failed.filter(({ id }) => !activations.isActive(id))
  const activated = many.activated + many.failed.length - failed.length
  const result = content.result(activated, many.total)
  const notTried = many.total - many.activated - many.failed.length
  const rest = notTried > 0 && <p>{content.notTried(notTried)}</p>
  if (failed.length === 0) {
    return (
      <>
        <p>{result}</p>
        {rest}
      </>
    )
  }
  return (
    <Notice title={result}>
      {rest}
      <details className={styles.details} open={failed.length <= FEW}>
        <summary>{content.notConfirmed(failed.length)}</summary>
        <ul className={styles.failed}>
          {failed.slice(0, MAX_NAMED).map((offer) => {
            const nameId = `failed-${offer.id}`
            const activation = activations.of(offer.id)
            return (
              <li key={offer.id}>
                <p id={nameId} className={styles.failedName}>
                  {shownName(offerName(offer.name))}
                </p>
                <ActivationProblem activation={activation} button={screenContent.retry} />
                <Button
                  size="small"
                  busy={activation.status === 'sending'}
                  aria-describedby={nameId}
                  onClick={() => activations.pressed(offer)}
                >
                  {screenContent.retry}
                </Button>
              </li>
            )
          })}
        </ul>
        {failed.length > MAX_NAMED && <p>{content.moreFailed(failed.length - MAX_NAMED)}</p>}
      </details>
    </Notice>
  )
})
