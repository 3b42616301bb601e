import { parseCampaignId } from '@ui/campaigns/campaign-screen.tsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the campaign id of an address', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    // Not a number that JavaScript can hold, or not the number that the text says.
    ['9007199254740992', '9007199254740992'],
    ['007', '007'],
    ['NAT-26', 'NAT-26'],
    ['8f14e45f-ceea-467a-9575-1f3f1e5d2b6a', '8f14e45f-ceea-467a-9575-1f3f1e5d2b6a'],
  ])('%j is %j', (text, id) => {
    expect(parseCampaignId(text)).toBe(id)
  })

  const invalid = ' ,0,-7,+7,7.5,.5,９,abc,undefined,null,NaN,..,7/8,7?8,a 7'.split(',')
  it.each([undefined, '', ...invalid, '1'.repeat(400)])('%j is no id', (text) => {
    expect(parseCampaignId(text)).toBeUndefined()
  })

  it('is a positive safe integer, a text that an address can hold, or undefined for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (text) => {
        const id = parseCampaignId(text)
        if (typeof id === 'number') expect(Number.isSafeInteger(id) && id > 0).toBe(true)
        else expect(encodeURIComponent(id ?? '')).toBe(id ?? '')
      }),
    )
  })
})
