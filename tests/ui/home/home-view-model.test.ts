import { FirstFigures } from '@application/home/first-figures.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { HomeViewModel } from '@ui/home/home-view-model.ts'
import { expect, it } from 'vitest'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { person } from '../../support/factories/person.ts'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

it('the home screen greets the customer and shows the figures', async () => {
  const { navigation, lastKnown } = storeChoices({})
  const home = new HomeViewModel(
    new InMemoryPersonRepository(person.build()),
    new FirstFigures(
      new InMemoryCashbackRepository({ balance: { available: fromReais(87.4), pending: fromReais(12.6) } }),
      new InMemoryPurchaseRepository({ savedTotal: { amount: fromReais(10), customerSince: undefined } }),
      new InMemorySessionStore(),
    ),
    lastKnown,
    navigation,
  )
  home.start()
  await settled()
  expect(home.balance.value).toEqual({ available: fromReais(87.4), pending: fromReais(12.6) })
  expect(home.saved.value?.amount).toEqual(fromReais(10))
  expect(home.greeting.value).toEqual({ name: 'Maria', fullName: 'Maria Clara Souza' })
})
