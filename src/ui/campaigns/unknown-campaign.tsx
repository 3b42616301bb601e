import { SearchX } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Toasts } from '../kit/toasts.ts'
import { screenContent } from '../screen/content.ts'
import { EmptyState } from '../screen/load-view.tsx'
import { Page } from '../screen/page.tsx'
import { paths } from '../screen/paths.ts'
import { useService } from '../screen/view-model.tsx'
import { campaignContent as content } from './campaign-content.ts'

/** A campaign that is not there: it may be by now, and the others are elsewhere. */
export function UnknownCampaign({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={content.unknown.title}
      action={
        <>
          <Button onClick={onRetry}>{screenContent.retry}</Button>
          <ButtonLink href={paths.campaigns} variant="quiet">
            {content.unknown.action}
          </ButtonLink>
        </>
      }
    >
      {content.unknown.hint}
    </EmptyState>
  )
}

interface MissingCampaignIdProps {
  readonly title: string
  /** The screen's sentence of product.md §8. */
  readonly toast: string
}

/** A screen whose address names no campaign: there is nothing to ask the server for, and another try says so again. */
export function MissingCampaignId({ title, toast }: MissingCampaignIdProps) {
  const toasts = useService(Toasts)
  const tell = useCallback(() => toasts.show('error', toast), [toasts, toast])
  useEffect(tell, [tell])
  return (
    <Page title={title}>
      <UnknownCampaign onRetry={tell} />
    </Page>
  )
}
