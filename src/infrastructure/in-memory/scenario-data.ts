import type { CalendarDay } from '@domain/calendar-day.ts'
import { NO_MONEY } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { Person } from '@domain/person/person.ts'
import type { Store } from '@domain/stores/store.ts'
import { demoBanners } from './banners/in-memory-banner-repository.ts'
import { demoCampaigns } from './campaigns/in-memory-loyalty-account.ts'
import { demoBalance } from './cashback/in-memory-cashback-repository.ts'
import { demoFlyers } from './flyers/in-memory-flyer-repository.ts'
import { demoPromotions } from './offers/in-memory-offer-repository.ts'
import { demoCompany, demoPerson } from './person/demo-person.ts'
import { demoPhoto } from './profile/in-memory-profile-image-repository.ts'
import { demoSavedTotal } from './purchases/in-memory-purchase-repository.ts'
import type { Choices, PromptDue } from './scenario-choices.ts'
import { demoStores } from './stores/in-memory-store-repository.ts'
import { acceptedDemoTerm, demoAcceptedTerms, demoTerms } from './terms/in-memory-term-repository.ts'

export const ROWS = 5000

/** A name with the longest word of Portuguese. The word is wider than the screen of a phone. */
const LONG = 'Pneumoultramicroscopicossilicovulcanoconiótico, Filhos & Companhia – Edição Comemorativa'

/**
 * If the portal takes this text for HTML, it runs as a script. If the portal does not isolate it, it also reverses the text that follows.
 */
const HOSTILE = `"'><img src=x onerror="document.title='invadido'"><script>document.title='invadido'</script>\u202E{{7*7}}`

/** Texts written by a person. The others are codes, numbers and addresses. */
const WRITTEN = new Set([
  ...['name', 'tradeName', 'contactName', 'street', 'district', 'storeName', 'productName', 'pointName'],
  ...['description', 'benefit', 'message', 'typeName', 'html', 'rules'],
])

/** Addresses of pictures. */
const PICTURES = new Set(['image', 'banner', 'thumbnail', 'photo'])

/** No browser can draw it. */
const BROKEN_PICTURE = 'data:image/png;base64,AAAA'

/** How many banners of the carousel there are; undefined is all. */
const BANNERS_SHOWN: Readonly<Record<Choices['destaques'], number | undefined>> = {
  varios: undefined,
  um: 1,
  nenhum: 0,
}

/** What the backend of a scenario holds, but for the lists that `ports.ts` takes from {@link ownRows}. */
export type ScenarioData = ReturnType<typeof fullData>

interface DataWanted extends Pick<Choices, 'cliente' | 'loja' | 'dados' | 'imagens' | 'destaques'> {
  readonly avisos: readonly PromptDue[]
}

export function scenarioData(wanted: DataWanted, today: CalendarDay): ScenarioData {
  const { cliente, loja, dados, imagens, destaques, avisos } = wanted
  const full = fullData({ ...demoPerson, ...differences(today)[cliente] }, today)
  const shaped = SHAPES[dados](cliente === 'novo' ? withoutHistory(full) : full)
  const data = imagens === 'quebradas' ? rewritten(shaped, PICTURES, () => BROKEN_PICTURE) : shaped
  const { person, banners } = data
  return {
    ...data,
    banners: { ...banners, home: banners.home.slice(0, BANNERS_SHOWN[destaques]) },
    stores: loja === 'inexistente' ? [] : data.stores,
    person: {
      ...person,
      phones: avisos.includes('telefone') ? [] : person.phones,
      preferences: { ...person.preferences, whatsapp: !avisos.includes('whatsapp') },
    },
    ...(avisos.includes('termos') && { terms: full.terms, accepted: [...demoAcceptedTerms] }),
  }
}

/** How each customer differs from the demonstration's. */
const differences = (today: CalendarDay): Readonly<Record<Choices['cliente'], Partial<Person>>> => ({
  pessoa: {},
  empresa: demoCompany,
  novo: { customerSince: today, address: undefined },
  desativado: { deactivation: { timeLeft: { hours: 20, minutes: 39 } } },
  'sem-telefone': { phones: [] },
})

const fullData = (person: Person, today: CalendarDay) => ({
  person,
  photo: demoPhoto,
  banners: demoBanners,
  balance: demoBalance,
  savedTotal: { ...demoSavedTotal, customerSince: person.customerSince },
  campaigns: demoCampaigns(today),
  promotions: demoPromotions(today),
  flyers: demoFlyers,
  stores: demoStores,
  terms: demoTerms,
  accepted: demoTerms.map(acceptedDemoTerm),
})

/** The programme goes on, and the customer has taken no part in it. */
const withoutHistory = (data: ScenarioData): ScenarioData => ({
  ...data,
  photo: undefined,
  balance: { available: NO_MONEY, pending: NO_MONEY },
  savedTotal: { ...data.savedTotal, amount: NO_MONEY },
  campaigns: data.campaigns.map((account) => ({ ...account, lines: [], pending: [], completed: [] })),
})

const SHAPES: Readonly<Record<Choices['dados'], (data: ScenarioData) => ScenarioData>> = {
  cheios: (data) => data,
  vazios: (data) => ({
    ...withoutHistory(data),
    banners: { home: [], footer: [] },
    campaigns: [],
    promotions: new Map(),
    flyers: new Map(),
    terms: [],
    accepted: [],
  }),
  '5000': (data) => ({
    ...data,
    campaigns: data.campaigns.map((account) => ({
      ...account,
      rewards: many(account.rewards, (reward, index) => ({ ...reward, id: 1000 + index })),
      lines: many(account.lines, (line) => line),
    })),
    promotions: new Map([...data.promotions].map(([storeId, promotions]) => [storeId, crowded(promotions)])),
    stores: [...data.stores, ...many(data.stores, farther).slice(data.stores.length)],
  }),
  'nomes-longos': (data) => lengthened(data, LONG),
  hostis: (data) => lengthened(data, HOSTILE),
}

/**
 * A list of what the customer has, as a scenario wants it.
 * @param numbered changes a copy of a row, so that it differs from the other copies, for example in its id.
 */
export type OwnRows = <T>(full: readonly T[], numbered: (item: T, index: number) => T) => readonly T[]

export function ownRows({ cliente, dados }: Pick<Choices, 'cliente' | 'dados'>): OwnRows {
  return (full, numbered) => {
    if (cliente === 'novo' || dados === 'vazios') return []
    if (dados === '5000') return many(full, numbered)
    if (dados === 'nomes-longos') return lengthened(full, LONG)
    return dados === 'hostis' ? lengthened(full, HOSTILE) : full
  }
}

/** As many rows as {@link ROWS} says, made of these items in their order. */
function many<T>(items: readonly T[], numbered: (item: T, index: number) => T): readonly T[] {
  return items.flatMap((item, place) => {
    const begin = Math.ceil((place * ROWS) / items.length)
    const end = Math.ceil(((place + 1) * ROWS) / items.length)
    return Array.from({ length: end - begin }, (_, index) => numbered(item, begin + index))
  })
}

const crowded = (promotions: readonly Promotion[]): readonly Promotion[] =>
  promotions.map((promotion, position) => ({
    ...promotion,
    offers: many(promotion.offers, (offer, index) => ({ ...offer, id: (position + 1) * ROWS + index })),
  }))

/** Another store, in a grid to the south-west of the first. */
function farther(store: Store, index: number): Store {
  const { address } = store
  const position = address?.position && {
    latitude: address.position.latitude - Math.floor(index / 70) / 50,
    longitude: address.position.longitude - (index % 70) / 50,
  }
  return {
    ...store,
    id: 1000 + index,
    name: `${store.name} ${index}`,
    address: address && { ...address, position },
  }
}

/** The same with more in each written text. */
const lengthened = <T>(value: T, more: string): T => rewritten(value, WRITTEN, (text) => `${text} ${more}`)

/** The same with other texts under these keys, however deep they lie. */
function rewritten<T>(value: T, keys: ReadonlySet<string>, rewrite: (text: string) => string): T {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, inside(item)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        typeof item === 'string' && keys.has(key) ? rewrite(item) : inside(item),
      ]),
    )
  }
  return inside(value) as T
}
