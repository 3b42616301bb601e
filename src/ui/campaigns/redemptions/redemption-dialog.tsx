import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Notice } from '../../kit/notice.tsx'
import { redemptionsContent } from './redemptions-content.ts'
import type { RedemptionsViewModel } from './redemptions-view-model.ts'

const content = redemptionsContent.dialog

/** Asks before points are spent, with the balance before and after (decisions.md §7). */
export const RedemptionDialog = observer(function RedemptionDialog({
  redemptions,
}: {
  readonly redemptions: RedemptionsViewModel
}) {
  const { intent, submission, askedAgain } = redemptions
  if (intent === undefined) return null
  const { rewardName, cost, pointsShown } = intent
  return (
    <Dialog
      open
      size="small"
      title={content.title(rewardName)}
      dismissible={!submission.busy}
      onClose={redemptions.cancelPressed}
      actions={
        <>
          <Button
            variant="primary"
            busy={submission.busy}
            busyLabel={content.sending}
            onClick={redemptions.confirmPressed}
          >
            {content.confirm}
          </Button>
          <Button onClick={redemptions.cancelPressed}>{content.cancel}</Button>
        </>
      }
    >
      <Stack>
        {askedAgain && (
          <Notice role="status">
            {content.askedAgain[askedAgain](redemptions.formatPoints(pointsShown))}
          </Notice>
        )}
        <Facts
          items={[
            { label: content.before, value: redemptions.formatPoints(pointsShown) },
            { label: content.cost, value: `${cost > 0 ? '−' : ''}${redemptions.formatPoints(cost)}` },
            { label: content.after, value: redemptions.formatPoints(pointsShown - cost) },
          ]}
        />
      </Stack>
    </Dialog>
  )
})
