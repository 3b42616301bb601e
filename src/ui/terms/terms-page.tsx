import type { AcceptedTerm } from '@domain/terms/term.ts'
import { FileCheck2, Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { ServerHtml } from '../documents/server-html.tsx'
import { Button } from '../kit/button.tsx'
import { CardGrid } from '../kit/card.tsx'
import { classNames } from '../kit/class-names.ts'
import { Dialog } from '../kit/dialog.tsx'
import { SkeletonCards, SkeletonText } from '../kit/skeleton.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import words from '../kit/words.module.css'
import { formatDay } from '../screen/format.ts'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { termName } from './term-link.tsx'
import { termsContent as content } from './terms-content.ts'
import styles from './terms-page.module.css'
import { TermsViewModel } from './terms-view-model.ts'

export const TermsPage = observer(function TermsPage({ title }: ScreenProps) {
  const terms = useViewModel(TermsViewModel)
  return (
    <Page title={title}>
      <p className={words.muted}>{content.lead}</p>
      <LoadView
        load={terms.accepted}
        what={content.what.list}
        skeleton={<SkeletonCards count={2} />}
        empty={
          <EmptyState icon={<FileCheck2 />} title={content.empty}>
            {content.emptyHint}
          </EmptyState>
        }
      >
        {(accepted) => (
          <CardGrid>
            {accepted.map((term, index) => (
              <TermCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a term may have no id, and the list only changes as a whole.
                key={index}
                term={term}
                opening={terms.opening === term}
                onPress={() => terms.termPressed(term)}
              />
            ))}
          </CardGrid>
        )}
      </LoadView>
      <VisuallyHidden role="status">{terms.opening && content.opening}</VisuallyHidden>
      <TermDialog terms={terms} />
    </Page>
  )
})

interface TermCardProps {
  readonly term: AcceptedTerm
  readonly opening: boolean
  readonly onPress: () => void
}

/** The button covers its card; its name is only the type of the term. */
function TermCard({ term, opening, onPress }: TermCardProps) {
  const id = useId()
  return (
    <div className={styles.card}>
      <span className={styles.mark}>{opening ? <Spinner /> : <FileCheck2 />}</span>
      <button
        type="button"
        className={styles.type}
        aria-describedby={id}
        aria-busy={opening || undefined}
        onClick={onPress}
      >
        {termName(term)}
      </button>
      <p id={id} className={classNames(words.quiet, styles.facts)}>
        <span>{term.acceptedOn ? content.acceptedOn(formatDay(term.acceptedOn)) : content.unknownDay}</span>
        <span>{term.ip === undefined ? content.unknownIp : content.ip(term.ip)}</span>
      </p>
    </div>
  )
}

const TermDialog = observer(function TermDialog({ terms }: { terms: TermsViewModel }) {
  return (
    <Dialog
      open={terms.opened !== undefined}
      title={terms.opened ? termName(terms.opened) : ''}
      size="large"
      onClose={terms.closed}
      actions={
        <Button icon={<Printer />} onClick={terms.printPressed}>
          {content.print}
        </Button>
      }
    >
      <LoadView
        load={terms.text}
        what={content.what.term}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={(html) => html === ''}
        empty={<p>{content.noText}</p>}
      >
        {(html) => <ServerHtml html={html} />}
      </LoadView>
    </Dialog>
  )
})
