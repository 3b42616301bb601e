import { CashbackRepository } from '@application/cashback/cashback-repository.ts'
import { Clock } from '@application/clock.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { ComputeWeightPrice } from '@application/offers/compute-weight-price.ts'
import { FindActivatedOffers } from '@application/offers/find-activated-offers.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { RunningActivations } from '@application/offers/running-activations.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { act, screen } from '@testing-library/react'
import { Wallet } from '@ui/shell/checkout/wallet.tsx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../../doubles/session/in-memory-session-store.ts'
import { activatedOffer } from '../../../support/factories/offers.ts'
import { session } from '../../../support/factories/session.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { settled } from '../../../support/settled.ts'
import { testDevice } from '../../../support/test-device.ts'

it('shows the price of a kilogram with that of a weight, until the last day', async () => {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const { activatedOffers, lastKnown, preferredStore } = testDevice(clock, sessions)
  preferredStore.choose(1)
  activatedOffers.remember(
    activatedOffer.build({
      name: 'PICANHA BOVINA A CADA 100G',
      price: fromReais(6.99),
      pricePerKilogram: fromReais(69.9),
    }),
  )
  const money = { available: fromReais(12), pending: fromReais(3) }
  renderStrict(<Wallet />, [
    service(
      FindActivatedOffers,
      new FindActivatedOffers(activatedOffers, lastKnown, new ComputeWeightPrice()),
    ),
    service(ActivatedOffers, activatedOffers),
    service(OfferRepository, new InMemoryOfferRepository(new Map())),
    service(RunningActivations, new RunningActivations(sessions)),
    service(VoucherRepository, new InMemoryVoucherRepository(clock, [])),
    service(CashbackRepository, new InMemoryCashbackRepository({ balance: money })),
    service(PreferredStore, preferredStore),
    service(LastKnown, lastKnown),
    service(Clock, clock),
  ])
  await act(settled)
  const [line] = screen.getAllByRole('listitem')
  expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'PICANHA BOVINA A CADA 100GR$ 6,99R$ 69,90 o kg · até 28/11/2026',
  )
})
