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

/** The customer can try again, or go to the other campaigns. */
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

/** A screen whose address has no campaign id: it asks the server nothing, and trying again repeats the toast. */
export function MissingCampaignId({ title, toast }: { readonly title: string; readonly toast: string }) {
  const toasts = useService(Toasts)
  const showToast = useCallback(() => toasts.show('error', toast), [toasts, toast])
  useEffect(showToast, [showToast])
  return (
    <Page title={title}>
      <UnknownCampaign onRetry={showToast} />
    </Page>
  )
}
