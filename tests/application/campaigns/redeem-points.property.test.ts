import type { RedemptionOutcome } from '@application/campaigns/redeem-points.ts'
import type { RedemptionIntent } from '@application/campaigns/redemption-intent.ts'
import { SETTLING_TIME } from '@application/campaigns/settle-redemption.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine, reward } from '../../support/factories/campaigns.ts'
import { redemptionDesk } from '../../support/redemption-desk.ts'
import { settled } from '../../support/settled.ts'

/** What can happen at the desk, in any order. */
type Event =
  /** The customer confirms something new in a tab, seeing the balance of now or the one that the tab was opened with. */
  | { readonly kind: 'confirm'; readonly tab: number; readonly stale: boolean }
  /** The customer presses once more on what is confirmed in a tab. */
  | { readonly kind: 'press'; readonly tab: number }
  | { readonly kind: 'reload'; readonly tab: number }
  | { readonly kind: 'network'; readonly exchanges: 'fine' | 'slow' | 'answer-lost' | 'request-lost' }
  | { readonly kind: 'account'; readonly readable: boolean }
  | { readonly kind: 'time'; readonly ms: number }

const tab = fc.nat(1)

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('confirm' as const), tab, stale: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('press' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      exchanges: fc.constantFrom(
        'fine' as const,
        'slow' as const,
        'answer-lost' as const,
        'request-lost' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('account' as const), readable: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(500, SETTLING_TIME) }),
  },
)

describe('whatever is pressed, answered, lost and reloaded, in whichever order', () => {
  it('exchanges each confirmation at most once, never below zero points, and says only what is true', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(900),
        fc.array(fc.nat(400), { minLength: 1, maxLength: 12 }),
        fc.array(event, { maxLength: 40 }),
        async (points, costs, events) => {
          const desk = await afterwards(points, costs, events)
          expect(desk.balance()).toBeGreaterThanOrEqual(0)
          for (const { intent, outcomes } of desk.confirmed) {
            const times = desk.exchanged(intent.rewardId)
            expect(
              desk.redemptions.requests.filter((id) => id === intent.rewardId).length,
            ).toBeLessThanOrEqual(1)
            expect(times).toBeLessThanOrEqual(1)
            for (const outcome of outcomes)
              expect([outcome, times]).toEqual([outcome, timesAccordingTo(outcome, times)])
          }
        },
      ),
      { numRuns: 300, seed: 20 },
    )
  })
})

interface Confirmed {
  readonly intent: RedemptionIntent
  readonly outcomes: RedemptionOutcome[]
}

/** Lets it all happen, then mends the network and waits until nothing moves any more. */
async function afterwards(points: number, costs: readonly number[], events: readonly Event[]) {
  // A reward of its own for each confirmation: an exchange shows which confirmation made it.
  const rewards = costs.map((cost) => reward.build({ cost }))
  const desk = redemptionDesk(campaignAccount.build({ rewards, lines: [pointsLine.build({ points })] }))
  const confirmed: Confirmed[] = []
  const openTab = () => ({
    ...desk.openTab(),
    balanceAtStart: desk.balance(),
    current: undefined as Confirmed | undefined,
  })
  const tabs = [openTab(), openTab()]

  const press = (index: number) => {
    const { redeem, current } = tabs[index] ?? openTab()
    if (current) void redeem.execute(current.intent).then((outcome) => current.outcomes.push(outcome))
  }

  const happen = (event: Event) => {
    switch (event.kind) {
      case 'confirm': {
        const next = rewards[confirmed.length]
        const tab = tabs[event.tab]
        if (!next || !tab) return
        tab.current = {
          intent: desk.intent(event.stale ? tab.balanceAtStart : desk.balance(), next),
          outcomes: [],
        }
        confirmed.push(tab.current)
        return press(event.tab)
      }
      case 'press':
        return press(event.tab)
      case 'reload':
        tabs[event.tab]?.close()
        tabs[event.tab] = openTab()
        return void tabs[event.tab]?.settle.execute(desk.campaignId)
      case 'network':
        return spoil(desk, event.exchanges)
      case 'account':
        return desk.campaigns.steering.failWith(event.readable ? undefined : { kind: 'offline' })
      case 'time':
        return desk.clock.advance(event.ms)
    }
  }

  for (const event of events) {
    happen(event)
    await settled()
  }
  spoil(desk, 'fine')
  desk.campaigns.steering.failWith(undefined)
  for (let round = 0; round <= confirmed.length; round++) {
    await settled()
    await desk.nothingCanAppearAnyMore()
  }
  await settled()
  return { ...desk, confirmed }
}

function spoil(desk: ReturnType<typeof redemptionDesk>, exchanges: string): void {
  const { onTheWay } = desk.redemptions
  onTheWay.release()
  onTheWay.failWith(exchanges === 'request-lost' ? { kind: 'offline' } : undefined)
  desk.redemptions.loseAnswers(exchanges === 'answer-lost' ? { kind: 'timeout' } : undefined)
  if (exchanges === 'slow') onTheWay.hold()
}

/** How often an exchange took place according to an outcome. An outcome that claims nothing agrees with what really happened. */
function timesAccordingTo(outcome: RedemptionOutcome, really: number): number {
  switch (outcome.kind) {
    case 'redeemed':
      return 1
    case 'settled':
      return { 'took-place': 1, 'did-not-happen': 0, 'still-unknown': really }[outcome.finding.kind]
    default:
      return 0
  }
}
