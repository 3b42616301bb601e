import type { Term } from '@domain/terms/term.ts'
import { ExternalLink } from 'lucide-react'
import { content } from '../kit/content.ts'
import { paths } from '../screen/paths.ts'
import styles from './term-link.module.css'
import { termsContent } from './terms-content.ts'

export interface TermLinkProps {
  readonly term: Term
  /** Has to store the term as the one that the next tab is to show. */
  readonly onChosen: () => void
}

/** What a term is called: its type, if the server names one. */
export const termName = ({ typeName }: { readonly typeName: string }): string =>
  typeName || termsContent.untitled

/**
 * Opens a term in a tab of its own (product.md §2, `/termos-aceite`). That tab reads what was stored, so the term is chosen before
 * anything that may open it: press, key, middle button.
 */
export function TermLink({ term, onChosen }: TermLinkProps) {
  return (
    // The note is a description and no text, so that links can stand in the middle of a sentence.
    <a
      href={`#${paths.openedTerm}`}
      target="_blank"
      rel="noopener noreferrer"
      title={content.opensInNewTab}
      className={styles.link}
      onPointerDown={onChosen}
      onClick={onChosen}
    >
      {termName(term)}
      <ExternalLink />
    </a>
  )
}
