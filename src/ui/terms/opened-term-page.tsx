import { observer } from 'mobx-react-lite'
import { ServerHtml } from '../documents/server-html.tsx'
import { Card } from '../kit/card.tsx'
import { SkeletonCard } from '../kit/skeleton.tsx'
import { LoadView } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'
import { useViewModel } from '../screen/view-model.tsx'
import { OpenedTermViewModel } from './opened-term-view-model.ts'
import { termsContent as content } from './terms-content.ts'

/** A term in its own tab, opened from the registration or from the terms prompt (product.md §2, `/termos-aceite`). */
export const OpenedTermPage = observer(function OpenedTermPage({ title }: ScreenProps) {
  const opened = useViewModel(OpenedTermViewModel)
  return (
    <Page title={opened.term?.typeName || title} width="text">
      <LoadView
        load={opened.html}
        what={content.opened.what}
        skeleton={<SkeletonCard />}
        isEmpty={(html) => html === ''}
        empty={
          <Card as="section">
            <p>{content.noText}</p>
          </Card>
        }
      >
        {(html) => (
          <Card as="section">
            <ServerHtml html={html} />
          </Card>
        )}
      </LoadView>
    </Page>
  )
})
