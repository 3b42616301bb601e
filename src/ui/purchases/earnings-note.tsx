import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import words from '../kit/words.module.css'
import { screenContent } from '../screen/content.ts'
import { purchasesContent as content } from './purchases-content.ts'
import type { EarningsSource } from './purchases-view-model.ts'

/** Says where **Você ganhou** comes from, or which statements could not be read. */
export const EarningsNote = observer(function EarningsNote({
  earningsFrom,
}: {
  readonly earningsFrom: EarningsSource
}) {
  const { state, value, retry } = earningsFrom.statements
  const unread = state.status === 'failed' ? ['cashback', 'points'] : value?.unread
  if (unread === undefined || unread.length === 0) return <p className={words.quiet}>{content.earnedFrom}</p>
  return (
    <Notice
      role="alert"
      action={
        <Button size="small" onClick={retry}>
          {screenContent.retry}
        </Button>
      }
    >
      {content.earnedUnread[unread.length > 1 ? 'both' : unread[0] === 'points' ? 'points' : 'cashback']}
    </Notice>
  )
})
