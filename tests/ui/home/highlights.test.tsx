import { fromReais } from '@domain/money.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { Highlights } from '@ui/home/highlights.tsx'
import { HomeViewModel } from '@ui/home/home-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { person } from '../../support/factories/person.ts'
import { renderStrict } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { storeChoices } from '../../support/store-choice.ts'

it('banners that could not be read say so, and come when they are asked for again', async () => {
  const { navigation, lastKnown, hiddenValues } = storeChoices({})
  const banners = new InMemoryBannerRepository({
    home: [{ image: 'https://portal.test/natal.svg', link: undefined }],
  })
  const zero = fromReais(0)
  const home = new HomeViewModel(
    new InMemoryPersonRepository(person.build()),
    new InMemoryCashbackRepository({ balance: { available: zero, pending: zero } }),
    new InMemoryPurchaseRepository({}),
    lastKnown,
    hiddenValues,
    banners,
    new InMemoryClock(),
    navigation,
  )
  banners.steering.failWith({ kind: 'timeout' })
  await home.banners.load()
  renderStrict(<Highlights home={home} isSilent={false} />)
  screen.getByText('Não foi possível carregar os destaques.')
  expect(screen.queryByRole('img')).toBeNull()

  banners.steering.failWith(undefined)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await settled()
  })
  screen.getByRole('img', { name: 'Destaque 1' })
  expect(screen.queryByText('Não foi possível carregar os destaques.')).toBeNull()
})
