import { sumsByMonth } from '@domain/purchases/purchase.ts'
import { reviewYear } from '@domain/purchases/year-review.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { YearViewModel } from '@ui/purchases/year-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPosterSharer } from '../../doubles/purchases/in-memory-poster-sharer.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { purchase } from '../../support/factories/purchases.ts'

it.each([
  ['shared', []],
  ['dismissed', []],
  ['saved', ['Imagem salva. Procure nos seus arquivos baixados.']],
  ['failed', ['Não foi possível criar a imagem. Tente de novo.']],
] as const)('a picture of the year that is %s says %j', async (outcome, said) => {
  const posters = new InMemoryPosterSharer()
  posters.outcome = outcome
  const toasts = new Toasts(new InMemoryClock())
  const review = reviewYear(sumsByMonth(purchase.buildList(3)), { year: 2026, month: 11, day: 20 })
  if (!review) throw new Error('three purchases are a year')
  await new YearViewModel(posters, portalSettings.build(), toasts).sharePressed(review)
  expect(toasts.items.map(({ text }) => text)).toEqual(said)
  expect(posters.posters[0]?.name).toBe('meu-ano-2026')
  expect(posters.posters[0]?.poster.facts[1]?.value).toBe('Loja Centro (1 visita)')
})
