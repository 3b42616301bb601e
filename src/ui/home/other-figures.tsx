import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { campaignName } from '../campaigns/campaign-names.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import words from '../kit/words.module.css'
import type { Carried } from '../screen/carried.ts'
import { formatInteger } from '../screen/format.ts'
import type { LoadState } from '../screen/load-state.ts'
import { LoadView } from '../screen/load-view.tsx'
import { shownName } from '../screen/name-in-capitals.ts'
import { paths } from '../screen/paths.ts'
import { HiddenValue } from './hidden-value.tsx'
import type { HoldingsViewModel } from './holdings-view-model.ts'
import { homeContent } from './home-content.ts'
import styles from './home-rest.module.css'
import { homeRestContent as content } from './home-rest-content.ts'

/** In characters. A longer figure would break beside its arrow. */
const ROOM_OF_A_FIGURE = 8

interface OtherFiguresProps {
  readonly holdings: HoldingsViewModel
  readonly hidden: boolean
  readonly isSilent: boolean
}

/** What the customer has besides cash-back. */
export const OtherFigures = observer(function OtherFigures({ holdings, ...how }: OtherFiguresProps) {
  const { points, running, voucherCount, vouchers } = holdings
  return (
    <>
      <Figure
        {...how}
        label={content.points}
        what={content.what.points}
        load={{ state: points, retry: running.retry }}
        figure={({ total }) => total}
        meaning={({ campaigns }) => content.pointsIn(campaigns.map((each) => shownName(campaignName(each))))}
        path={paths.campaigns}
      />
      <Figure
        {...how}
        label={content.vouchers}
        what={content.what.vouchers}
        load={{ state: voucherCount, retry: vouchers.retry }}
        figure={(count) => count}
        meaning={content.vouchersMeaning}
        path={paths.vouchers}
        state={{ allStores: true }}
      />
    </>
  )
})

interface FigureProps<T> {
  readonly label: string
  readonly what: string
  readonly load: { readonly state: LoadState<T>; readonly retry: () => void }
  /** Undefined where the server does not say it. */
  readonly figure: (value: T) => number | undefined
  readonly meaning: (value: T) => string
  readonly path: string
  readonly state?: Carried
  readonly hidden: boolean
  readonly isSilent: boolean
}

const Figure = observer(FigureOf) as typeof FigureOf

function FigureOf<T>({ label, what, load, figure, meaning, path, state, hidden, isSilent }: FigureProps<T>) {
  if (isSilent && load.state.status === 'failed') {
    return <Quiet label={label}>{homeContent.unknown}</Quiet>
  }
  return (
    <div>
      <LoadView
        load={load}
        what={what}
        failedAs="line"
        skeleton={
          <Quiet label={label}>
            <Skeleton width="4rem" height="1.75rem" />
          </Quiet>
        }
      >
        {(value) => {
          const text = figureText(figure(value))
          return (
            <Link href={path} state={state} className={styles.otherLink}>
              <span className={styles.otherLabel}>{label}</span>{' '}
              <span className={styles.otherFigure} data-long={text.length > ROOM_OF_A_FIGURE || undefined}>
                <HiddenValue hidden={hidden}>{text}</HiddenValue>
                <ChevronRight className={styles.otherIcon} />
              </span>{' '}
              <span className={words.quiet}>{meaning(value)}</span>
            </Link>
          )
        }}
      </LoadView>
    </div>
  )
}

const figureText = (figure: number | undefined): string =>
  figure === undefined ? homeContent.unknown : formatInteger(figure)

function Quiet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.otherLink}>
      <span className={styles.otherLabel}>{label}</span>
      <span className={styles.otherFigure}>{children}</span>
    </div>
  )
}
