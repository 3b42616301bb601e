import { rewardName } from '@ui/campaigns/campaign-names.ts'
import { expect, it } from 'vitest'

it.each([
  ['Vale-compra R$ 20', 'Vale-compra R$\u00a020'],
  ['Garrafa térmica 1 L', 'Garrafa térmica 1\u00a0L'],
  ['Kit 2 lápis e 500 g de café', 'Kit 2 lápis e 500\u00a0g de café'],
  ['', 'Recompensa'],
])('a figure stays with its sign or unit where a line breaks: %j', (name, shown) => {
  expect(rewardName({ name })).toBe(shown)
})
