import { parseCampaignId } from '@ui/campaigns/campaign-screen.tsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the campaign id of an address', () => {
  it.each([
    ['7', 7],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %i', (text, id) => {
    expect(parseCampaignId(text)).toBe(id)
  })

  const invalid = ' ,0,-7,+7,7.5,7e3,0x7,９,abc,undefined,null,9007199254740992'.split(',')
  it.each([undefined, '', ...invalid, '1'.repeat(400)])('%j is no id', (text) => {
    expect(parseCampaignId(text)).toBeUndefined()
  })

  it('is a positive safe integer or undefined for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt().map(String)), (text) => {
        const id = parseCampaignId(text)
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })
})
