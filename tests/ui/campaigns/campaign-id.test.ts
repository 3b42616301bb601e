import { isCampaignId } from '@domain/campaigns/campaign.ts'
import { idOf } from '@domain/id.ts'
import { parseCampaignId } from '@ui/campaigns/campaign-screen.tsx'
import { paths } from '@ui/screen/paths.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCodePoints } from '../../support/any-code-points.ts'

describe('the campaign id of an address', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    // Not a number that JavaScript can hold, or not the number that the text says.
    ['9007199254740992', '9007199254740992'],
    ['007', '007'],
    ['NAT-26', 'NAT-26'],
    ['NATAL', 'NATAL'],
    ['Natal%20%C3%A9%2026', 'Natal é 26'],
    ['a%2Fb1', 'a/b1'],
    ['50%', '50%'],
    ['8f14e45f-ceea-467a-9575-1f3f1e5d2b6a', '8f14e45f-ceea-467a-9575-1f3f1e5d2b6a'],
  ])('%j is %j', (text, id) => {
    expect(parseCampaignId(text)).toBe(id)
  })

  const invalid = ' ,0,-7,+7,7.5,.5,undefined,null,NaN,.,..'.split(',')
  it.each([undefined, '', ...invalid, '1'.repeat(400)])('%j is no id', (text) => {
    expect(parseCampaignId(text)).toBeUndefined()
  })

  it('is, of any id that a campaign can have, the same in the addresses of its screens', () => {
    const ids = fc.oneof(
      fc.maxSafeNat(),
      fc.string({ unit: 'grapheme' }).map((text) => idOf(text) ?? 7),
    )
    fc.assert(
      fc.property(
        ids.filter(isCampaignId).filter((id) => !String(id).includes('%')),
        (id) => {
          const address = decodeURI(paths.campaign.detail(id))
          const [, inAddress] = /^\/campanha\/([^/]+)\/detalhes$/.exec(address) ?? []
          expect(parseCampaignId(inAddress)).toBe(id)
        },
      ),
    )
  })

  it('makes an address of every text, also of one that is no id', () => {
    fc.assert(
      fc.property(anyCodePoints(), (text) => {
        expect(paths.campaign.rewards(text)).toMatch(/^\/campanha\/[^/?#\s]*\/resgates$/)
      }),
    )
    expect(paths.campaign.rewards(':id')).toBe('/campanha/:id/resgates')
    expect(paths.campaign.rewards('\ud800')).toContain('\ud800')
  })
})
