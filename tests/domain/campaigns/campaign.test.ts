import { campaignPhase, inOrderOfUse, keepsPoints, takesExchanges } from '@domain/campaigns/campaign.ts'
import { describe, expect, it } from 'vitest'
import { campaign } from '../../support/factories/campaigns.ts'

const today = { year: 2026, month: 11, day: 20 }
const on = (month: number, day: number) => ({ year: 2026, month, day })

describe('a campaign on a day', () => {
  it.each([
    [on(11, 1), on(12, 31), { kind: 'running', daysLeft: 41 }],
    [on(11, 20), on(11, 20), { kind: 'running', daysLeft: 0 }],
    [on(11, 1), on(11, 19), { kind: 'ended', daysAgo: 1 }],
    [on(11, 21), on(12, 31), { kind: 'upcoming', startsIn: 1 }],
    [undefined, undefined, { kind: 'running', daysLeft: undefined }],
    [undefined, on(11, 22), { kind: 'running', daysLeft: 2 }],
    [on(12, 2), undefined, { kind: 'upcoming', startsIn: 12 }],
    // An end before the start is the server's mistake: what is over is over.
    [on(12, 1), on(11, 1), { kind: 'ended', daysAgo: 19 }],
  ])('from %j to %j is %j', (start, end, phase) => {
    expect(campaignPhase({ start, end }, today)).toEqual(phase)
  })
})

describe('the points of a campaign', () => {
  it.each([
    ['that runs', [on(11, 1), on(12, 31)], true, [true, true]],
    ['that runs without exchanges', [on(11, 1), on(12, 31)], false, [false, true]],
    ['that has not begun', [on(11, 21), on(12, 31)], true, [false, true]],
    ['that is over and still takes exchanges', [on(11, 1), on(11, 19)], true, [true, true]],
    ['that is over', [on(11, 1), on(11, 19)], false, [false, false]],
  ] as const)('%s: %j, %s', (_, [start, end], redeeming, rights) => {
    const each = campaign.build({ start, end, allows: { statement: true, redeeming, history: true } })
    expect([takesExchanges(each, today), keepsPoints(each, today)]).toEqual(rights)
  })
})

describe('campaigns in order of use', () => {
  it('are running ones, soonest over first, then coming ones, then past ones', () => {
    const [open, soon, coming, past, longPast] = [
      campaign.build({ end: undefined }),
      campaign.build({ end: on(11, 22) }),
      campaign.upcoming().build(),
      campaign.ended().build(),
      campaign.build({ start: on(1, 1), end: on(2, 1) }),
    ] as const
    const shuffled = [longPast, coming, open, past, soon]
    expect(inOrderOfUse(shuffled, today)).toEqual([soon, open, coming, past, longPast])
    expect(shuffled[0]).toBe(longPast)
  })
})
