import type { Term } from '@domain/terms/term.ts'
import { ExternalLink } from 'lucide-react'
import { content } from '../kit/content.ts'
import styles from './term-link.module.css'
import { termName } from './term-name.ts'

export interface TermLinkProps {
  readonly term: Term
  /** Has to store the term as the one that the next tab is to show. */
  readonly onChosen: () => void
}

/**
 * Opens a term in a tab of its own (portal.md §2, `/termos-aceite`). That tab reads what was stored, so the term is chosen before
 * anything that may open it: press, key, middle button.
 */
export function TermLink({ term, onChosen }: TermLinkProps) {
  return (
    // The note is a description and no text, so that links can stand in the middle of a sentence.
    // biome-ignore lint/a11y/useValidAnchor: it is a real address; the press only notes which term the new tab is to show.
    <a
      href="#/termos-aceite"
      target="_blank"
      rel="noopener noreferrer"
      title={content.opensInNewTab}
      className={styles.link}
      onPointerDown={onChosen}
      onClick={onChosen}
    >
      {termName(term)}
      <ExternalLink aria-hidden="true" />
    </a>
  )
}
