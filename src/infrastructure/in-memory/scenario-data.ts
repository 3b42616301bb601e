import type { CalendarDay } from '@domain/calendar-day.ts'
import { NO_MONEY } from '@domain/money.ts'
import type { Promotion } from '@domain/offers/promotion.ts'
import type { Person } from '@domain/person/person.ts'
import type { Store } from '@domain/stores/store.ts'
import type { AcceptedTerm } from '@domain/terms/term.ts'
import { demoCampaigns } from './campaigns/demo-campaigns.ts'
import { demoBalance, demoStatement } from './cashback/demo-cashback.ts'
import { demoFlyers } from './flyers/demo-flyers.ts'
import { demoPromotions } from './offers/demo-promotions.ts'
import { demoCompany, demoPerson } from './person/demo-person.ts'
import { demoPurchases, demoSavedTotal } from './purchases/demo-purchases.ts'
import type { Choices, PromptDue } from './scenario-choices.ts'
import { demoStores } from './stores/demo-stores.ts'
import { demoAcceptedTerms, demoTerms } from './terms/demo-terms.ts'
import { demoVouchers } from './vouchers/demo-vouchers.ts'

const ROWS = 5000

/** Holds the longest word of Portuguese, which no line of a phone does. */
const LONG = 'Pneumoultramicroscopicossilicovulcanoconiótico, Filhos & Companhia – Edição Comemorativa'

/** Runs as a script where a text is taken for HTML, and reverses the text after it where it is not isolated. */
const HOSTILE = `"'><img src=x onerror="document.title='invadido'"><script>document.title='invadido'</script>\u202E{{7*7}}`

/** Texts written by a person. The others are codes, numbers and addresses. */
const WRITTEN = new Set([
  ...['name', 'tradeName', 'contactName', 'street', 'district', 'storeName', 'productName', 'pointName'],
  ...['description', 'benefit', 'message', 'typeName', 'html', 'rules'],
])

/** What the backend of a scenario holds. Lists in the order of their ports. */
export type ScenarioData = ReturnType<typeof fullData>

interface DataWanted extends Pick<Choices, 'cliente' | 'loja' | 'dados'> {
  readonly avisos: readonly PromptDue[]
}

export function scenarioData({ cliente, loja, dados, avisos }: DataWanted, today: CalendarDay): ScenarioData {
  const full = fullData({ ...demoPerson, ...differences(today)[cliente] }, today)
  const data = SHAPES[dados](cliente === 'novo' ? withoutHistory(full) : full)
  const { person } = data
  return {
    ...data,
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
  balance: demoBalance,
  statement: demoStatement(today),
  savedTotal: { ...demoSavedTotal, customerSince: person.customerSince },
  purchases: demoPurchases(today),
  campaigns: demoCampaigns(today),
  promotions: demoPromotions(today),
  flyers: demoFlyers,
  vouchers: demoVouchers(today),
  stores: demoStores,
  terms: demoTerms,
  accepted: demoTerms.flatMap(({ id, typeName }): readonly AcceptedTerm[] =>
    demoAcceptedTerms.slice(0, 1).map((accepted) => ({ ...accepted, id, typeName })),
  ),
})

/** The programme goes on, and the customer has taken no part in it. */
const withoutHistory = (data: ScenarioData): ScenarioData => ({
  ...data,
  balance: { available: NO_MONEY, pending: NO_MONEY },
  statement: [],
  savedTotal: { ...data.savedTotal, amount: NO_MONEY },
  purchases: [],
  campaigns: data.campaigns.map((account) => ({ ...account, lines: [], pending: [], completed: [] })),
  vouchers: [],
})

const SHAPES: Readonly<Record<Choices['dados'], (data: ScenarioData) => ScenarioData>> = {
  cheios: (data) => data,
  vazios: (data) => ({
    ...withoutHistory(data),
    campaigns: [],
    promotions: new Map(),
    flyers: new Map(),
    terms: [],
    accepted: [],
  }),
  '5000': (data) => ({
    ...data,
    statement: many(data.statement, (line, index) => ({ ...line, id: ROWS - index })),
    purchases: many(data.purchases, (purchase, index) => ({
      ...purchase,
      couponNumber: String(ROWS - index).padStart(6, '0'),
    })),
    campaigns: data.campaigns.map((account) => ({
      ...account,
      rewards: many(account.rewards, (reward, index) => ({ ...reward, id: 1000 + index })),
      lines: many(account.lines, (line) => line),
    })),
    promotions: new Map([...data.promotions].map(([storeId, promotions]) => [storeId, crowded(promotions)])),
    vouchers: many(data.vouchers, ({ voucher, ...kept }, index) => ({
      ...kept,
      voucher: { ...voucher, code: `${voucher.code}${index}` },
    })),
    stores: [...data.stores, ...many(data.stores, farther).slice(data.stores.length)],
  }),
  'nomes-longos': (data) => rewritten(data, (text) => `${text} ${LONG}`),
  hostis: (data) => rewritten(data, (text) => `${text} ${HOSTILE}`),
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
  promotions.map((promotion) => ({
    ...promotion,
    offers: many(promotion.offers, (offer, index) => ({ ...offer, id: promotion.id * ROWS + index })),
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

/** The same with other texts, however deep they lie. */
function rewritten<T>(value: T, rewrite: (text: string) => string): T {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, inside(item)]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        typeof item === 'string' && WRITTEN.has(key) ? rewrite(item) : inside(item),
      ]),
    )
  }
  return inside(value) as T
}
