import type { PortFailureReason } from '@application/port-failure.ts'
import { CloudOff, History, Inbox, WifiOff } from 'lucide-react'
import { Observer, observer } from 'mobx-react-lite'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import arrange from '../kit/arrange.module.css'
import { assertNever } from '../kit/assert-never.ts'
import { Button } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { screenContent as content } from './content.ts'
import { failureMessage, isDeviceOffline } from './failure-message.ts'
import { formatAge } from './format.ts'
import type { LoadState } from './load-state.ts'
import styles from './load-view.module.css'

/** A screen reader announces only a load that takes longer than this, in milliseconds. */
const ANNOUNCE_AFTER = 1000

export interface LoadViewProps<T> {
  /** What is read, such as a `Loadable`. */
  readonly load: { readonly state: LoadState<T>; readonly retry: () => void }
  /** The shape of what comes, shown while idle and pending. */
  readonly skeleton: ReactNode
  /** What is being loaded, with its article: 'o seu saldo' gives 'Não foi possível carregar o seu saldo.' */
  readonly what: string
  /** An {@link EmptyState}, shown instead of `children` when `isEmpty` is true. */
  readonly empty?: ReactNode
  /** By default a list without items is empty. */
  readonly isEmpty?: ((value: T) => boolean) | undefined
  /** `line` for content of one line, where the reason would take too much room. */
  readonly failedAs?: 'box' | 'line' | undefined
  readonly children: (value: T) => ReactNode
}

/** A load on the screen: skeleton, content, empty or failed. */
export const LoadView = observer(LoadStates) as typeof LoadStates

function LoadStates<T>(props: LoadViewProps<T>) {
  const { announced, shown } = partsOf(props)
  return (
    <>
      {/* One polite live region that stays while the state changes, so that each change is announced. */}
      <div aria-live="polite" className={arrange.announced}>
        {announced}
      </div>
      {shown}
    </>
  )
}

interface Parts {
  readonly announced?: ReactNode
  readonly shown?: ReactNode
}

function partsOf<T>(props: LoadViewProps<T>): Parts {
  const { load, skeleton, what, empty, isEmpty = isEmptyList, failedAs, children } = props
  const { state, retry } = load
  switch (state.status) {
    case 'idle':
      return { shown: <div>{skeleton}</div> }
    case 'pending':
      return { announced: <LoadingWords />, shown: <div aria-busy="true">{skeleton}</div> }
    case 'loaded': {
      const { value, age } = state
      const asOf = age !== undefined && <AsOf age={age} what={what} onRetry={retry} />
      if (empty !== undefined && isEmpty(value)) return { announced: empty, shown: asOf }
      return {
        shown: (
          <>
            {/* `children` runs outside the screen's own render, so what it reads from a view-model is observed here. */}
            <Observer>{() => <>{children(value)}</>}</Observer>
            {asOf}
          </>
        ),
      }
    }
    case 'failed':
      return {
        announced: <FailedState what={what} failure={state.failure} onRetry={retry} shape={failedAs} />,
      }
    default:
      return assertNever(state)
  }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The age in milliseconds that one part of the screen shows for all, with the only **Tentar de novo**. The others do not repeat it. */
export const SharedAge = createContext<number | undefined>(undefined)

/** 'Última atualização: há 2 horas'; undefined where {@link SharedAge} has said the same. */
export function useOwnAge(age: number | undefined): string | undefined {
  const shared = useContext(SharedAge)
  if (age === undefined) return undefined
  const words = content.load.asOf(formatAge(age))
  return shared !== undefined && words === content.load.asOf(formatAge(shared)) ? undefined : words
}

interface AsOfProps extends Pick<FailedStateProps, 'what' | 'onRetry'> {
  readonly age: number
}

/** The age of a remembered answer: 'Última atualização: há 2 horas'. Without a signal the bar on top says why; with one, the customer can try again. */
function AsOf({ age, what, onRetry }: AsOfProps) {
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const canRetry = useContext(SharedAge) === undefined && online
  const asOf = useOwnAge(age)
  if (asOf === undefined) return null
  return (
    <div className={styles.asOf}>
      <p>
        <History />
        <span>
          {canRetry && `${content.load.notRefreshed(what)} `}
          {asOf}
        </span>
      </p>
      {canRetry && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {content.retry}
        </button>
      )}
    </div>
  )
}

function subscribeToConnection(changed: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed)
  }
}

function LoadingWords() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), ANNOUNCE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return <VisuallyHidden>{slow && content.load.loading}</VisuallyHidden>
}

export interface FailedStateProps {
  readonly what: string
  readonly failure: PortFailureReason
  readonly onRetry: () => void
  readonly shape?: 'box' | 'line' | undefined
}

/** What is missing, why, and **Tentar de novo**. */
export function FailedState({ what, failure, onRetry, shape = 'box' }: FailedStateProps) {
  if (shape === 'line') {
    return (
      <div className={classNames(arrange.between, styles.line)}>
        <p>{content.load.failed(what)}</p>
        <Button size="small" onClick={onRetry}>
          {content.retry}
        </Button>
      </div>
    )
  }
  return (
    <div className={classNames(styles.state, styles.failed)}>
      <span className={styles.mark}>
        {failure.kind === 'offline' && isDeviceOffline() ? <WifiOff /> : <CloudOff />}
      </span>
      <p className={styles.title}>{content.load.failed(what)}</p>
      <p className={styles.text}>{failureMessage(failure, undefined, content.failures.load)}</p>
      <div className={styles.action}>
        <Button onClick={onRetry}>{content.retry}</Button>
      </div>
    </div>
  )
}

export interface EmptyStateProps {
  readonly icon?: ReactNode
  /** A sentence: 'Nenhuma oferta encontrada.' */
  readonly title: string
  /** What to do next. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon = <Inbox />, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
