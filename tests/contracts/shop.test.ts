import { BannerRepository } from '@application/banners/banner-repository.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { VoucherRepository } from '@application/vouchers/voucher-repository.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryFlyerRepository } from '@infrastructure/in-memory/flyers/in-memory-flyer-repository.ts'
import { InMemoryOfferRepository } from '@infrastructure/in-memory/offers/in-memory-offer-repository.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { promotion } from '../support/factories/offers.ts'
import { store } from '../support/factories/stores.ts'
import { voucher } from '../support/factories/vouchers.ts'
import {
  ANY_DAY,
  ANY_MONEY,
  backendContracts,
  itFails,
  itReads,
  refusal,
  UNKNOWN,
  WITHOUT_TOKEN,
} from './backend-contract.ts'

const { backendContract } = backendContracts()

/** Has flyers, general and exclusive promotions, and a voucher that no other store takes. */
const STORE = 1
const banner = { image: 'https://fotos.example/banner.jpg', link: undefined }
const flyer = { name: 'Tabloide da semana', url: 'https://cdn.example/1.pdf', thumbnail: undefined }

backendContract(
  BannerRepository,
  () => new InMemoryBannerRepository({ home: [banner], footer: [banner] }),
  (arrange) => {
    it.each(['home', 'footer'] as const)('gives each banner a picture: %s', async (place) => {
      const banners = await (await arrange()).port[place]()
      expect(banners.length).toBeGreaterThan(0)
      expect(banners.every(({ image }) => URL.canParse(image))).toBe(true)
    })

    itReads(
      arrange,
      { home: (port, signal) => port.home(signal), footer: (port, signal) => port.footer(signal) },
      WITHOUT_TOKEN,
    )
  },
)

backendContract(
  FlyerRepository,
  () => new InMemoryFlyerRepository(new Map([[STORE, [flyer]]])),
  (arrange) => {
    it('gives the flyers of a store a name and mostly a document', async () => {
      const flyers = await (await arrange()).port.active(STORE)
      expect(flyers.length).toBeGreaterThan(0)
      expect(flyers.every(({ name }) => typeof name === 'string')).toBe(true)
      expect(flyers.some(({ url }) => url !== undefined)).toBe(true)
    })

    it('has no flyers of a store that does not exist', async () => {
      expect(await (await arrange()).port.active(UNKNOWN)).toEqual([])
    })

    itReads(arrange, { active: (port, signal) => port.active(STORE, signal) })
  },
)

backendContract(
  OfferRepository,
  () => new InMemoryOfferRepository(new Map([[STORE, [promotion.build(), promotion.exclusive().build()]]])),
  (arrange) => {
    it('lists promotions for all customers and for this one alone, with their names and offers', async () => {
      const promotions = await (await arrange()).port.promotions(STORE)
      const audiences = new Set(promotions.map(({ audience }) => audience))
      expect(audiences).toEqual(new Set(['general', 'exclusive']))
      expect(promotions.every(({ name, offers }) => name !== '' && offers.length > 0)).toBe(true)
    })

    it('has no offers of a store that does not exist', async () => {
      const promotions = await (await arrange()).port.promotions(UNKNOWN)
      expect(promotions.flatMap(({ offers }) => offers)).toEqual([])
    })

    it('activates an offer, also when it is active already', async () => {
      const { port } = await arrange()
      const promotions = await port.promotions(STORE)
      const [id] = promotions.flatMap(({ offers }) => offers.flatMap((offer) => offer.id ?? []))
      await expect(port.activate(id ?? UNKNOWN)).resolves.toBeUndefined()
      await expect(port.activate(id ?? UNKNOWN)).resolves.toBeUndefined()
    })

    it('refuses to activate an offer that does not exist', async () => {
      const { port } = await arrange()
      await expect(port.activate(UNKNOWN)).rejects.toEqual(refusal('Oferta não encontrada.', 404))
    })

    itReads(arrange, { promotions: (port, signal) => port.promotions(STORE, signal) })
    itFails(arrange, { activate: (port) => port.activate(UNKNOWN) })
  },
)

backendContract(
  StoreRepository,
  () => new InMemoryStoreRepository([store.build()]),
  (arrange) => {
    it.each(['choices', 'locations'] as const)('lists the configured format alone: %s', async (list) => {
      const names = (await (await arrange()).port[list]()).map(({ name }) => name)
      expect(names).not.toEqual([])
      // Two stores of another format that the sandbox has (sandbox/seed/stores.ts).
      expect(names).not.toContain('Posto Boa Estrada')
      expect(names).not.toContain('Drogaria Boa Saúde')
    })

    itReads(arrange, {
      choices: (port, signal) => port.choices(signal),
      locations: (port, signal) => port.locations(signal),
    })
  },
)

const vouchers = [
  { voucher: voucher.build() },
  { voucher: voucher.build(), storeId: STORE },
  { voucher: voucher.used().build() },
  { voucher: voucher.expired().build() },
]

backendContract(
  VoucherRepository,
  () => new InMemoryVoucherRepository(new InMemoryClock(), vouchers),
  (arrange) => {
    it('lists each voucher as active or as finished', async () => {
      const { port } = await arrange()
      const active = await port.list('active', undefined)
      const finished = await port.list('finished', undefined)
      expect(active.length).toBeGreaterThan(0)
      expect(finished.length).toBeGreaterThan(0)
      expect(active.every(({ usedOn }) => usedOn === undefined)).toBe(true)
      const codes = new Set(active.map(({ code }) => code))
      expect(finished.some(({ code }) => codes.has(code))).toBe(false)
    })

    it('says what a voucher gives, and until when', async () => {
      const [first] = await (await arrange()).port.list('active', undefined)
      expect(first).toEqual({
        code: expect.any(String),
        benefit: expect.any(String),
        value: ANY_MONEY,
        minimumPurchase: ANY_MONEY,
        productPrices: expect.any(Array),
        start: ANY_DAY,
        end: ANY_DAY,
        usedOn: undefined,
      })
    })

    it('leaves out the vouchers of another store', async () => {
      const { port } = await arrange()
      const all = await port.list('active', undefined)
      expect(await port.list('active', STORE)).toHaveLength(all.length)
      expect(await port.list('active', 2)).toHaveLength(all.length - 1)
    })

    itReads(arrange, { list: (port, signal) => port.list('active', STORE, signal) })
  },
)
