import { Notice } from '../kit/notice.tsx'
import styles from './password-page.module.css'

/** How the last submission ended, as it stays on the screen. */
export interface Result {
  readonly tone: 'success' | 'info' | 'danger'
  readonly text: string
}

/** No live region for a failure: a toast with the same words announces it. */
export function PasswordResult({ result }: { readonly result: Result | undefined }) {
  const notice = result && <Notice tone={result.tone}>{result.text}</Notice>
  const failed = result?.tone === 'danger'
  return (
    <>
      <div className={styles.result}>{failed && notice}</div>
      <div role="status" className={styles.result}>
        {!failed && notice}
      </div>
    </>
  )
}
