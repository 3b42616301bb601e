import type { SafeHtml } from '@application/documents/html-sanitizer.ts'
import styles from './server-html.module.css'

export interface ServerHtmlProps {
  /** What the HtmlSanitizer made of the server's HTML. */
  readonly html: SafeHtml
}

/** A text that the server wrote in HTML: a term, a campaign's rules. The only place of the portal that shows any. */
export function ServerHtml({ html }: ServerHtmlProps) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitiser alone, and Trusted Types sends it through there again.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
