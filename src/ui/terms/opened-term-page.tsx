import { FileText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ServerHtml } from '../documents/server-html.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { EmptyState, LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { OpenedTermViewModel } from './opened-term-view-model.ts'
import { termsContent } from './terms-content.ts'

const content = termsContent.opened

/** A term in its own tab, opened from the registration (product.md §2, `/termos-aceite`). */
export const OpenedTermPage = observer(function OpenedTermPage({ title }: ScreenProps) {
  const opened = useViewModel(OpenedTermViewModel)
  return (
    <Page title={opened.term?.typeName || title} width="text">
      {opened.term === undefined ? (
        <EmptyState
          icon={<FileText />}
          title={content.noneTitle}
          action={
            opened.isSignedIn ? (
              <ButtonLink href={paths.terms}>{content.toTerms}</ButtonLink>
            ) : (
              <ButtonLink href={paths.register}>{content.toRegister}</ButtonLink>
            )
          }
        >
          {opened.isSignedIn ? content.noneTextForCustomers : content.noneText}
        </EmptyState>
      ) : (
        <LoadView load={opened.html} what={content.what} skeleton={<SkeletonCard />}>
          {(html) => (
            <Card as="section">
              <ServerHtml html={html} />
            </Card>
          )}
        </LoadView>
      )}
    </Page>
  )
})
