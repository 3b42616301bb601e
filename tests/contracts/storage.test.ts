import { RewardGoals } from '@application/campaigns/reward-goals.ts'
import { UnsettledRedemptions } from '@application/campaigns/unsettled-redemptions.ts'
import { HiddenValues } from '@application/home/hidden-values.ts'
import { SeenNotices } from '@application/notices/seen-notices.ts'
import { ActivatedOffers } from '@application/offers/activated-offers.ts'
import { KeptOfferVisits } from '@application/offers/kept-offer-visits.ts'
import { type SavedOffer, SavedOffers } from '@application/offers/saved-offers.ts'
import { DocumentPrivacy } from '@application/person/document-privacy.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { FirstSuccess } from '@application/prompts/first-success.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { RememberedDocument } from '@application/session/remembered-document.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import { fromReais } from '@domain/money.ts'
import { offerIdentity } from '@domain/offers/offer-list.ts'
import type { OfferVisits } from '@domain/offers/offer-visits.ts'
import { LocalStorageActivatedOffers } from '@infrastructure/storage/local-storage-activated-offers.ts'
import { LocalStorageDocumentPrivacy } from '@infrastructure/storage/local-storage-document-privacy.ts'
import { LocalStorageFirstSuccess } from '@infrastructure/storage/local-storage-first-success.ts'
import { LocalStorageHiddenValues } from '@infrastructure/storage/local-storage-hidden-values.ts'
import { LocalStorageOfferVisits } from '@infrastructure/storage/local-storage-offer-visits.ts'
import { LocalStoragePreferredStore } from '@infrastructure/storage/local-storage-preferred-store.ts'
import { LocalStorageProfileImage } from '@infrastructure/storage/local-storage-profile-image.ts'
import { LocalStoragePromptRests } from '@infrastructure/storage/local-storage-prompt-rests.ts'
import { LocalStorageRememberedDocument } from '@infrastructure/storage/local-storage-remembered-document.ts'
import { LocalStorageRewardGoals } from '@infrastructure/storage/local-storage-reward-goals.ts'
import { LocalStorageSavedOffers } from '@infrastructure/storage/local-storage-saved-offers.ts'
import { LocalStorageSeenNotices } from '@infrastructure/storage/local-storage-seen-notices.ts'
import { LocalStorageStoredTerms } from '@infrastructure/storage/local-storage-stored-terms.ts'
import { LocalStorageUnsettledRedemptions } from '@infrastructure/storage/local-storage-unsettled-redemptions.ts'
import { SessionStorageRegistrationDrafts } from '@infrastructure/storage/session-storage-registration-drafts.ts'
import { SessionTraces } from '@infrastructure/storage/session-traces.ts'
import { expect, it } from 'vitest'
import { unsettledRedemption } from '../support/factories/campaigns.ts'
import { activatedOffer, offer } from '../support/factories/offers.ts'
import { draftOf, registrationForm } from '../support/factories/registration.ts'
import { session } from '../support/factories/session.ts'
import { term } from '../support/factories/term.ts'
import { deviceContract, itKeeps } from './device-contract.ts'

deviceContract(
  ActivatedOffers,
  ({ storage, sessions, clock }) => new LocalStorageActivatedOffers(storage, sessions, clock),
  (arrange) => {
    const coffee = activatedOffer.build({ id: 601 })
    const cheese = {
      id: 602,
      name: 'QUEIJO',
      price: undefined,
      pricePerKilogram: undefined,
      start: undefined,
      end: undefined,
      storeId: undefined,
    }

    it('lists each offer once, as it was remembered last', () => {
      const { open } = arrange()
      expect(open().list()).toEqual([])
      open().remember({ ...coffee, end: undefined })
      open().remember(cheese)
      open().remember(coffee)
      expect(open().list()).toEqual([cheese, coffee])
      expect(open().ids()).toEqual(new Set([602, 601]))
    })

    it('keeps the price of a kilogram, which one that an older portal kept lacks', () => {
      const { open, corrupt } = arrange()
      const meat = { ...coffee, price: fromReais(6.99), pricePerKilogram: fromReais(69.9) }
      open().remember(meat)
      expect(open().list()).toEqual([meat])
      corrupt(JSON.stringify([{ id: 602, name: 'QUEIJO' }]))
      expect(open().list()).toEqual([cheese])
    })

    it('keeps no fact of an offer whose activation is answered after **Sair**, but that it is active', () => {
      const { sessions, open } = arrange()
      sessions.leave()
      open().remember(coffee)
      expect(open().list()).toEqual([])
      sessions.clear('signed-out')
      sessions.save(session.build())
      expect(open().ids()).toEqual(new Set([601]))
    })

    it('knows in the next session which are active, without a fact of them, and until their last day alone', () => {
      const { sessions, clock, open } = arrange()
      open().remember(coffee)
      open().remember(cheese)
      sessions.clear('signed-out')
      sessions.save(session.build({ customer: 'joão' }))
      expect(open().ids()).toEqual(new Set())
      sessions.save(session.build())
      expect(open().list()).toEqual([])
      expect(open().ids()).toEqual(new Set([601, 602]))

      clock.advance(9 * 24 * 60 * 60 * 1000)
      expect(open().ids()).toEqual(new Set([602]))
    })

    it('forgets within the same session too which are over: a server may use an id again', () => {
      const { clock, open } = arrange()
      const offers = open()
      offers.remember(coffee)
      expect(offers.ids()).toEqual(new Set([601]))
      clock.advance(9 * 24 * 60 * 60 * 1000)
      expect(offers.ids()).toEqual(new Set())
    })

    it('keeps nothing beyond the session of a customer who has no name of its own', () => {
      const { sessions, open } = arrange()
      sessions.save(session.build({ customer: '' }))
      open().remember(coffee)
      expect(open().ids()).toEqual(new Set([601]))
      sessions.clear('signed-out')
      sessions.save(session.build({ customer: '' }))
      expect(open().ids()).toEqual(new Set())
    })

    it('keeps the facts of the latest hundred, and of thousands that they are active', () => {
      const { open } = arrange()
      const offers = open()
      for (let id = 1; id <= 110; id++) offers.remember({ ...coffee, id })
      expect(offers.list()).toHaveLength(100)
      expect(offers.ids().size).toBe(110)
    })

    itKeeps(arrange, {
      value: coffee,
      keep: (offers, each) => offers.remember(each),
      read: (offers) => offers.list(),
      ofOneCustomer: true,
    })
  },
)

deviceContract(
  KeptOfferVisits,
  ({ storage, sessions }) => new LocalStorageOfferVisits(storage, sessions),
  (arrange) => {
    const visits: OfferVisits = { at: 1000, before: [601], now: [601, 602] }

    it('are those of each store', () => {
      const { open } = arrange()
      open().keep(1, visits)
      open().keep(2, { ...visits, before: undefined })
      expect(open().of(1)).toEqual(visits)
      expect(open().of(2)).toEqual({ ...visits, before: undefined })
      expect(open().of(3)).toBeUndefined()
    })

    itKeeps(arrange, {
      value: visits,
      keep: (kept, each) => kept.keep(1, each),
      read: (kept) => kept.of(1),
      endsWithSession: false,
      ofOneCustomer: true,
    })
  },
)

const coffee: SavedOffer = {
  offer: offer.build({ id: 601, name: 'CAFÉ', image: undefined, limit: undefined }),
  promotionName: 'Só para você',
  start: { year: 2026, month: 11, day: 23 },
  end: { year: 2026, month: 11, day: 28 },
  storeId: 1,
  storeName: 'Loja Centro',
  isTicked: false,
  isGone: false,
}
const withoutIdAndEnd: SavedOffer = {
  ...coffee,
  offer: offer.build({ id: undefined, price: undefined, originalPrice: undefined }),
  start: undefined,
  end: undefined,
  storeId: undefined,
  storeName: undefined,
}

deviceContract(
  SavedOffers,
  ({ storage, sessions }) => new LocalStorageSavedOffers(storage, sessions),
  (arrange) => {
    it('lists each offer once, as it was saved last, until it is removed', () => {
      const { open } = arrange()
      expect(open().list()).toEqual([])
      open().save(coffee)
      open().save(withoutIdAndEnd)
      expect(open().list()).toEqual([coffee, withoutIdAndEnd])
      open().save({ ...coffee, storeName: 'Loja Batel' })
      expect(open().list()).toEqual([withoutIdAndEnd, { ...coffee, storeName: 'Loja Batel' }])
      open().remove(offerIdentity(coffee.offer))
      expect(open().list()).toEqual([withoutIdAndEnd])
    })

    it('changes an offer, which keeps its place', () => {
      const { open } = arrange()
      open().save(coffee)
      open().save(withoutIdAndEnd)
      const changed = { ...coffee, isTicked: true, isGone: true }
      open().update((each) => (each.offer.id === coffee.offer.id ? changed : each))
      expect(open().list()).toEqual([changed, withoutIdAndEnd])
    })

    itKeeps(arrange, {
      value: coffee,
      keep: (offers, each) => offers.save(each),
      read: (offers) => offers.list(),
      ofOneCustomer: true,
    })
  },
)

deviceContract(
  RewardGoals,
  ({ storage, sessions }) => new LocalStorageRewardGoals(storage, sessions),
  (arrange) => {
    it('are one a campaign, the last one pinned, in the next session too', () => {
      const { sessions, open } = arrange()
      expect(open().find(7)).toBeUndefined()
      open().pin(7, 33)
      open().pin(8, 12)
      open().pin(7, 34)
      sessions.clear('expired')
      sessions.save(session.build())
      expect([open().find(7), open().find(8)]).toEqual([34, 12])
      open().unpin(7, 33)
      expect(open().find(7)).toBe(34)
      open().unpin(7, 34)
      expect([open().find(7), open().find(8)]).toEqual([undefined, 12])
    })

    itKeeps(arrange, {
      value: 33,
      keep: (goals, each) => goals.pin(7, each),
      read: (goals) => goals.find(7),
      endsWithSession: false,
      ofOneCustomer: true,
    })
  },
)

deviceContract(
  PreferredStore,
  ({ storage, sessions }) => new LocalStoragePreferredStore(storage, sessions),
  (arrange) => {
    it('is the last one chosen, in the next session too', () => {
      const { sessions, open } = arrange()
      expect(open().read()).toBeUndefined()
      open().choose(1)
      open().choose(2)
      sessions.clear('expired')
      sessions.save(session.build())
      expect(open().read()).toBe(2)
    })

    it('remembers beside it whether the vouchers of all stores are wanted', () => {
      const { open } = arrange()
      open().choose(1)
      expect(open().wantsAllVouchers()).toBe(false)
      open().chooseAllVouchers()
      expect([open().wantsAllVouchers(), open().read()]).toEqual([true, 1])
    })

    it('is forgotten, which its listeners hear', () => {
      const { open } = arrange()
      const preferred = open()
      preferred.choose(1)
      const heard: unknown[] = []
      preferred.subscribe(() => heard.push(preferred.read()))
      preferred.forget()
      expect([heard, open().read()]).toEqual([[undefined], undefined])
    })

    it('takes a store that is chosen later as a wish for its vouchers', () => {
      const { open } = arrange()
      open().chooseAllVouchers()
      open().choose(1)
      expect(open().wantsAllVouchers()).toBe(false)
    })

    it.each(['CWB-2', 0])('may have the id %j', (id) => {
      const { open } = arrange()
      open().choose(id)
      expect(open().read()).toBe(id)
    })

    it.each(['-1', ' '])('is none where the id of no store is stored: %j', (text) => {
      const { open, corrupt } = arrange()
      open().choose(2)
      corrupt(text)
      expect(open().read()).toBeUndefined()
    })

    it('is announced after each choice, until the listener is cancelled', () => {
      const preferred = arrange().open()
      const heard: unknown[] = []
      const cancel = preferred.subscribe(() => heard.push(preferred.read()))
      preferred.choose(1)
      preferred.choose(1)
      cancel()
      preferred.choose(2)
      expect(heard).toEqual([1, 1])
    })

    itKeeps(arrange, {
      value: 2,
      keep: (preferred, each) => preferred.choose(each),
      read: (preferred) => preferred.read(),
      isRecord: false,
      endsWithSession: false,
      ofOneCustomer: true,
    })
  },
)

deviceContract(
  DocumentPrivacy,
  ({ storage }) => new LocalStorageDocumentPrivacy(storage),
  (arrange) => {
    it('shows the document at once unless this device chose otherwise last', () => {
      const { open } = arrange()
      const answers = [true, false].map((hidden) => {
        open().choose(hidden)
        return open().startsHidden()
      })
      expect(answers).toEqual([true, false])
    })

    itKeeps(arrange, {
      value: true,
      keep: (privacy, hidden) => privacy.choose(hidden),
      read: (privacy) => privacy.startsHidden(),
      isRecord: false,
      endsWithSession: false,
    })
  },
)

deviceContract(
  FirstSuccess,
  ({ storage, sessions }) => {
    new SessionTraces(storage, storage, sessions)
    return new LocalStorageFirstSuccess(storage, storage, sessions)
  },
  (arrange) => {
    it('is behind the customer from the second visit on, however often the first one is counted', () => {
      const { sessions, open } = arrange()
      const page = open()
      page.visited()
      page.visited()
      // After a reload it is the same visit.
      open().visited()
      expect(open().wasOfUse()).toBe(false)
      sessions.clear('signed-out')
      sessions.save(session.build())
      page.visited()
      expect(page.wasOfUse()).toBe(true)
    })

    it('comes with the first exchange', () => {
      const { open } = arrange()
      open().visited()
      open().achieved()
      expect(open().wasOfUse()).toBe(true)
    })

    it('is also what a portal has kept until November 2026', () => {
      const { open, corrupt } = arrange()
      open().achieved()
      corrupt('behind')
      expect(open().wasOfUse()).toBe(true)
    })

    itKeeps(arrange, {
      value: true,
      keep: (success) => success.achieved(),
      read: (success) => success.wasOfUse() || undefined,
      isRecord: false,
      endsWithSession: false,
      ofOneCustomer: true,
    })
  },
)

const LATER = 1_000_000
const DAY = 24 * 60 * 60 * 1000

deviceContract(
  PromptRests,
  ({ storage, sessions }) => {
    new SessionTraces(storage, storage, sessions)
    return new LocalStoragePromptRests(storage, storage)
  },
  (arrange) => {
    it('last until their moment, also after the session, each for one prompt alone', () => {
      const { sessions, open } = arrange()
      expect(open().isResting('push', 0)).toBe(false)
      open().restUntil('push', LATER)
      sessions.clear('signed-out')
      expect(open().isResting('push', LATER - 1)).toBe(true)
      expect(open().isResting('push', LATER)).toBe(false)
      expect(open().isResting('install', 0)).toBe(false)
    })

    it('end when the clock of the device is set back after it was months ahead', () => {
      const { open } = arrange()
      open().restUntil('push', 100 * DAY)
      expect(open().isResting('push', 70 * DAY)).toBe(true)
      expect(open().isResting('push', 0)).toBe(false)
    })

    it('last until their moment when the prompt was declined for the session before or after', () => {
      const { sessions, open } = arrange()
      const restAt = (moment: number) =>
        (['push', 'install'] as const).map((prompt) => open().isResting(prompt, moment))
      open().restUntil('push', LATER)
      open().restForSession('push')
      open().restForSession('install')
      open().restUntil('install', LATER)
      expect(restAt(LATER)).toEqual([true, true])
      sessions.clear('signed-out')
      expect(restAt(LATER - 1)).toEqual([true, true])
      expect(restAt(LATER)).toEqual([false, false])
    })

    it('know which favour a visit has asked for, after a reload too, until the session ends', () => {
      const { sessions, open } = arrange()
      const others = () => (['push', 'install'] as const).filter((name) => open().hasAskedForAnother(name))
      expect(others()).toEqual([])
      open().noteFavour('push')
      expect(others()).toEqual(['install'])
      sessions.clear('signed-out')
      expect(others()).toEqual([])
    })

    itKeeps(arrange, {
      value: 'phone' as const,
      keep: (rests, prompt) => rests.restForSession(prompt),
      read: (rests) => rests.isResting('phone', Number.MAX_SAFE_INTEGER),
      isRecord: false,
    })
  },
)

deviceContract(
  SeenNotices,
  ({ storage, sessions }) => new LocalStorageSeenNotices(storage, sessions),
  (arrange) => {
    it('keeps nothing that is added when the session has ended', () => {
      const { sessions, open } = arrange()
      sessions.clear('expired')
      open().add(['voucher CAFE5'])
      expect(open().ids()).toEqual(new Set())
    })

    it('keeps the two thousand that were added last, each once', () => {
      const { open } = arrange()
      open().add(['first', 'second', 'third'])
      open().add(Array.from({ length: 1997 }, (_, position) => String(position)))
      open().add(['third', 'new'])
      expect([...open().ids()].slice(0, 2)).toEqual(['second', '0'])
      expect([...open().ids()].slice(-2)).toEqual(['third', 'new'])
      expect(open().ids().size).toBe(2000)
    })

    itKeeps(arrange, {
      value: ['voucher:NATAL26'],
      keep: (notices, ids) => notices.add(ids),
      read: (notices) => [...notices.ids()],
      ofOneCustomer: true,
    })

    it('keeps the ids of deliveries for the next session of the same customer, and nothing else', () => {
      const { sessions, open } = arrange()
      open().add(['delivered:33:7:1', 'voucher:NATAL26'])
      sessions.clear('signed-out')
      sessions.save(session.build({ customer: 'joão' }))
      expect([...open().ids()]).toEqual([])
      sessions.save(session.build())
      expect([...open().ids()]).toEqual(['delivered:33:7:1'])
    })

    it('keeps nothing beyond the session of a customer who has no name of its own', () => {
      const { sessions, open } = arrange()
      sessions.save(session.build({ customer: '' }))
      open().add(['delivered:33:7:1'])
      expect([...open().ids()]).toEqual(['delivered:33:7:1'])
      sessions.clear('signed-out')
      sessions.save(session.build({ customer: '' }))
      expect([...open().ids()]).toEqual([])
    })
  },
)

deviceContract(
  RegistrationDrafts,
  ({ storage, sessions }) => {
    new SessionTraces(storage, storage, sessions)
    return new SessionStorageRegistrationDrafts(storage)
  },
  (arrange) => {
    const draft = {
      ...draftOf(registrationForm.build({ name: '😀 Zé' })),
      cepAnswer: { cep: '13825000', filled: ['city', 'state'] as const, isUnknown: false },
    }

    it('keeps the last draft until it is forgotten', () => {
      const { open } = arrange()
      expect(open().read()).toBeUndefined()
      open().keep({ ...draft, name: '' })
      open().keep(draft)
      expect(open().read()).toEqual(draft)
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    it('keeps nothing when a customer signs in', () => {
      const { sessions, open } = arrange()
      open().keep(draft)
      sessions.save(session.build())
      expect(open().read()).toBeUndefined()
    })

    itKeeps(arrange, {
      value: draft,
      keep: (drafts, each) => drafts.keep(each),
      read: (drafts) => drafts.read(),
    })
  },
)

deviceContract(
  RememberedDocument,
  ({ storage }) => new LocalStorageRememberedDocument(storage),
  (arrange) => {
    it('is the last one remembered, also after the session, until it is forgotten', () => {
      const { sessions, open } = arrange()
      expect(open().read()).toBeUndefined()
      open().remember('12ABC34501DE35')
      open().remember('52998224725')
      sessions.clear('signed-out')
      expect(open().read()).toBe('52998224725')
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    itKeeps(arrange, {
      value: '52998224725',
      keep: (remembered, document) => remembered.remember(document),
      read: (remembered) => remembered.read(),
      isRecord: false,
      endsWithSession: false,
    })
  },
)

const PHOTO = 'https://fotos.example/maria.jpg'
const NEW_PICTURE = 'data:image/jpeg;base64,new'

deviceContract(
  StoredProfileImage,
  ({ storage, sessions }) => new LocalStorageProfileImage(storage, sessions),
  (arrange) => {
    it('is the last one kept, until it is forgotten', () => {
      const { open } = arrange()
      expect(open().read()).toBeUndefined()
      open().keep('https://fotos.example/old.jpg')
      open().keep(PHOTO)
      expect(open().read()).toBe(PHOTO)
      open().forget()
      expect(open().read()).toBeUndefined()
    })

    it('is announced when it was kept or forgotten, until the listener is cancelled', () => {
      const stored = arrange().open()
      const heard: unknown[] = []
      const cancel = stored.subscribe((url) => heard.push([url, stored.read()]))
      stored.keep(PHOTO)
      stored.forget()
      cancel()
      stored.keep(PHOTO)
      expect(heard).toEqual([
        [PHOTO, PHOTO],
        [undefined, undefined],
      ])
    })

    it('is shown by the picture itself where that was given, also when its address is kept again', () => {
      const stored = arrange().open()
      const heard: unknown[] = []
      stored.subscribe((url) => heard.push(url))
      stored.keep(PHOTO, NEW_PICTURE)
      stored.keep(PHOTO)
      expect(heard).toEqual([NEW_PICTURE, NEW_PICTURE])
      expect(stored.read()).toBe(NEW_PICTURE)
      expect(stored.address()).toBe(PHOTO)
    })

    it('is not shown by that picture once another photo was kept in between', () => {
      const stored = arrange().open()
      stored.keep(PHOTO, NEW_PICTURE)
      stored.keep('https://fotos.example/other.png')
      stored.keep(PHOTO)
      expect(stored.read()).toBe(PHOTO)
    })

    it('is not shown by that picture to the next customer, whose photo may have the same address', () => {
      const { open, sessions } = arrange()
      const stored = open()
      stored.keep(PHOTO, NEW_PICTURE)
      sessions.clear('signed-out')
      stored.keep(PHOTO)
      expect(stored.read()).toBe(PHOTO)
    })

    itKeeps(arrange, {
      value: PHOTO,
      keep: (stored, url) => stored.keep(url),
      read: (stored) => stored.read(),
    })
  },
)

const rules = term.build()
const privacy = term.privacy().build()

deviceContract(
  StoredTerms,
  ({ storage, sessions }) => {
    new SessionTraces(storage, storage, sessions)
    return new LocalStorageStoredTerms(storage)
  },
  (arrange) => {
    it('finds each term by its id, and the one that was chosen last', () => {
      const { open } = arrange()
      expect(open().chosen()).toBeUndefined()
      open().choose(rules)
      open().choose(privacy)
      expect(open().chosen()).toEqual(privacy)
      expect(open().find(rules.id)).toEqual(rules)
      expect(open().find(99)).toBeUndefined()
    })

    itKeeps(arrange, {
      value: rules,
      keep: (terms, each) => terms.choose(each),
      read: (terms) => [terms.chosen(), terms.find(rules.id)],
    })
  },
)

const redemption = {
  ...unsettledRedemption.build(),
  before: { points: 1520, pending: 0, completed: undefined },
  sentAt: 1,
}

deviceContract(
  UnsettledRedemptions,
  ({ storage }) => new LocalStorageUnsettledRedemptions(storage),
  (arrange) => {
    it('keeps the last one of each campaign until it is forgotten', () => {
      const { open } = arrange()
      open().keep({ ...redemption, rewardId: 25 })
      open().keep(redemption)
      expect(open().find(7)).toEqual(redemption)
      expect(open().find(8)).toBeUndefined()
      open().forget(7)
      expect(open().find(7)).toBeUndefined()
    })

    it('counts those of each campaign in all tabs, also the forgotten ones, until the session ends', () => {
      const { sessions, open } = arrange()
      expect(open().sentSoFar(7)).toBe(0)
      open().keep(redemption)
      open().forget(7)
      open().keep(redemption)
      expect([open().sentSoFar(7), open().sentSoFar(8)]).toEqual([2, 0])
      sessions.clear('expired')
      sessions.save(session.build())
      expect(open().sentSoFar(7)).toBe(0)
    })

    itKeeps(arrange, {
      value: redemption,
      keep: (unsettled, each) => unsettled.keep(each),
      read: (unsettled) => unsettled.find(7),
    })
  },
)

deviceContract(
  HiddenValues,
  ({ storage }) => new LocalStorageHiddenValues(storage),
  (arrange) => {
    it('is what was chosen last, in the next session too', () => {
      const { sessions, open } = arrange()
      expect(open().read()).toBe(false)
      open().choose(true)
      sessions.clear('expired')
      expect(open().read()).toBe(true)
      open().choose(false)
      expect(open().read()).toBe(false)
    })

    itKeeps(arrange, {
      value: true,
      keep: (values, hidden) => values.choose(hidden),
      read: (values) => values.read(),
      isRecord: false,
      endsWithSession: false,
    })
  },
)
