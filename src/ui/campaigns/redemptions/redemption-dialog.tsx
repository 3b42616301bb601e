import { observer } from 'mobx-react-lite'
import { Facts } from '../../kit/facts.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Question } from '../../kit/question.tsx'
import { screenContent } from '../../screen/content.ts'
import { failureMessage } from '../../screen/failure-message.ts'
import type { RedemptionViewModel } from './redemption-view-model.ts'
import { redemptionsContent } from './redemptions-content.ts'
import type { RewardsViewModel } from './rewards-view-model.ts'

const content = redemptionsContent.dialog
const whyNotSent = { ...screenContent.failures.write, offline: content.noSignal }

/** The question before points are spent (product.md, rule 7). */
export const RedemptionDialog = observer(function RedemptionDialog({
  rewards,
  redemption,
}: {
  readonly rewards: RewardsViewModel
  readonly redemption: RedemptionViewModel
}) {
  const { intent, submission, askedAgain, notSent } = redemption
  if (intent === undefined) return null
  const { rewardName, cost, pointsShown, sentBefore } = intent
  return (
    <Question
      open
      size="small"
      title={content.title(rewardName)}
      dismissible={!submission.busy}
      confirm={content.confirm}
      busy={submission.busy}
      busyLabel={content.sending}
      onConfirm={() => void redemption.confirmPressed()}
      decline={content.cancel}
      declineReason={submission.busy ? content.underWay : undefined}
      onDecline={redemption.cancelPressed}
    >
      <Stack>
        {askedAgain && (
          // A new notice each time: only one that appears is read out, and the same words may have stood here before.
          <Notice key={`${cost} ${sentBefore}`} role="alert">
            {content.askedAgain[askedAgain](rewards.formatPoints(pointsShown))}
          </Notice>
        )}
        {notSent && (
          <Notice role="alert" tone="danger">
            {content.notSent(failureMessage(notSent, undefined, whyNotSent))}
          </Notice>
        )}
        <Facts
          items={[
            { label: content.before, value: rewards.formatPoints(pointsShown) },
            { label: content.cost, value: `${cost > 0 ? '−' : ''}${rewards.formatPoints(cost)}` },
            { label: content.after, value: rewards.formatPoints(pointsShown - cost) },
          ]}
        />
      </Stack>
    </Question>
  )
})
