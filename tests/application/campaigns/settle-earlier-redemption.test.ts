import { describe, expect, it } from 'vitest'
import { redemptionDesk } from '../../support/redemption-desk.ts'

describe('the exchange that an earlier page has left without an answer', () => {
  it('is looked for in its own campaign alone', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    desk.redemptions.onTheWay.release()
    const { settle } = desk.openTab()
    expect(await settle.execute('another campaign')).toBeUndefined()
    expect(desk.unsettled.find(desk.campaignId)).toBeDefined()
    expect(await settle.execute(desk.campaignId)).toMatchObject({ kind: 'took-place' })
  })

  it('is settled by one of two tabs that open at once, and not in doubt any more for the other', async () => {
    const desk = redemptionDesk()
    await desk.closedWhileSending()
    desk.redemptions.onTheWay.release()
    const [one, other] = [desk.openTab(), desk.openTab()]
    const outcomes = await Promise.all([one, other].map(({ settle }) => settle.execute(desk.campaignId)))
    expect(outcomes).toEqual([expect.objectContaining({ kind: 'took-place' }), undefined])
  })
})
