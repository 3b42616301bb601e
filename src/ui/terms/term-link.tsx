import type { Term } from '@domain/terms/term.ts'
import { ExternalLink } from 'lucide-react'
import { newTab } from '../kit/new-tab.ts'
import { paths } from '../screen/paths.ts'
import styles from './term-link.module.css'
import { termsContent } from './terms-content.ts'

export interface TermLinkProps {
  readonly term: Term
  /** Must store the term, because the next tab reads it from there. */
  readonly onChosen: () => void
}

export const termName = ({ typeName }: { readonly typeName: string }): string =>
  typeName || termsContent.untitled

/**
 * Opens a term in its own tab (product.md §2, `/termos-aceite`). That tab reads the stored term, so `onChosen` comes before every way
 * to open it: press, key, middle button, menu.
 */
export function TermLink({ term, onChosen }: TermLinkProps) {
  return (
    <a
      href={`#${paths.openedTerm}`}
      {...newTab}
      className={styles.link}
      onPointerDown={onChosen}
      onClick={onChosen}
      onContextMenu={onChosen}
    >
      {termName(term)}
      <ExternalLink />
    </a>
  )
}
