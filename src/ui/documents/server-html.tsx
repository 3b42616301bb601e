import type { SafeHtml } from '@application/documents/html-sanitizer.ts'
import styles from './server-html.module.css'

/** A text that the server wrote in HTML: a term, a campaign's rules. No other component shows the server's HTML. */
export function ServerHtml({ html }: { html: SafeHtml }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitiser alone, and Trusted Types sends it through there again.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
