/** A small, believable world for running the portal without any backend (`npm run dev:in-memory`). */

import { addDays, type CalendarDay } from '@domain/calendar-day.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import { fromReais } from '@domain/money.ts'
import type { Offer, Promotion } from '@domain/offers/promotion.ts'
import type { Person } from '@domain/person/person.ts'
import { STATES } from '@domain/person/place.ts'
import type { Preferences } from '@domain/preferences/preferences.ts'
import type { SavedTotal } from '@domain/purchases/saved-total.ts'
import type { Store } from '@domain/stores/store.ts'
import type { AcceptedTerm, Term } from '@domain/terms/term.ts'

export const demoPasswords: ReadonlyMap<string, string> = new Map([
  ['52998224725', 'praca123'],
  ['12ABC34501DE35', 'praca123'],
])

export const demoPreferences: Preferences = {
  email: true,
  sms: true,
  push: false,
  whatsapp: true,
  digitalCoupon: false,
}

export const demoPerson: Person = {
  kind: 'individual',
  name: 'Maria Clara Souza',
  tradeName: undefined,
  lineOfBusiness: undefined,
  contactName: undefined,
  document: '52998224725',
  gender: 'female',
  birthDate: { year: 1990, month: 5, day: 17 },
  maritalStatus: 'married',
  email: 'maria@example.com',
  channel: 'email',
  customerSince: { year: 2021, month: 3, day: 14 },
  preferences: demoPreferences,
  deactivation: undefined,
  address: {
    cep: '80250160',
    street: 'Rua Brasílio Itiberê',
    number: '3279',
    complement: 'ap 12',
    district: 'Água Verde',
    city: 'Curitiba',
    state: 'PR',
  },
  phones: [{ kind: 'mobile', areaCode: '41', number: '987654321' }],
}

export const demoBalance: CashbackBalance = { available: fromReais(87.4), pending: fromReais(12.6) }

export const demoSavedTotal: SavedTotal = {
  amount: fromReais(1234.56),
  customerSince: { year: 2021, month: 3, day: 14 },
}

export const demoStores: readonly Store[] = [
  store(1, 'Loja Centro', 'Curitiba', 'PR', { latitude: -25.4284, longitude: -49.2733 }),
  store(2, 'Loja Batel', 'Curitiba', 'PR', { latitude: -25.4431, longitude: -49.2897 }),
  store(3, 'Loja América', 'Joinville', 'SC', { latitude: -26.2887, longitude: -48.8477 }),
]

export const demoTerms: readonly Term[] = [
  {
    id: 3,
    typeName: 'Regulamento do Programa',
    html: '<h1>Regulamento do Programa</h1><p>Informe o CPF no caixa <strong>antes</strong> do pagamento.</p>',
  },
  {
    id: 4,
    typeName: 'Política de Privacidade',
    html: '<h1>Política de Privacidade</h1><p>Usamos os seus dados para calcular os seus descontos.</p>',
  },
]

export const demoAcceptedTerms: readonly AcceptedTerm[] = [
  {
    id: 3,
    typeName: 'Regulamento do Programa',
    ip: '203.0.113.7',
    acceptedOn: { year: 2024, month: 2, day: 1 },
  },
]

export const demoLinesOfBusiness: readonly string[] = ['Mercearia', 'Padaria', 'Restaurante']

/** One street, one town with a single CEP; any other CEP is unknown. */
export const demoGeography = {
  places: new Map([
    ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
    ['13825000', { street: '', district: '', city: 'Holambra', state: 'SP' }],
  ]),
  states: STATES,
  cities: new Map([
    ['SP', ['Campinas', 'Holambra', 'São Paulo']],
    ['PR', ['Curitiba', 'Londrina']],
  ]),
}

export const demoPromotions = (today: CalendarDay): ReadonlyMap<number, readonly Promotion[]> => {
  const promotions: readonly Promotion[] = [
    {
      id: 10,
      audience: 'general',
      name: 'Ofertas da semana',
      start: addDays(today, -3),
      end: addDays(today, 3),
      offers: [
        offer(501, 'PICANHA BOVINA A CADA 100G', 69.9, 89.9, { kind: 'percent-off', percent: 22 }),
        offer(502, 'CAFÉ TORRADO E MOÍDO 500G', 15.9, 17.9, { kind: 'per-unit' }),
        offer(503, 'GASOLINA COMUM', 5.79, undefined, { kind: 'per-litre', amount: fromReais(0.1) }),
      ],
    },
    {
      id: 11,
      audience: 'exclusive',
      name: 'Só para você',
      start: addDays(today, -1),
      end: addDays(today, 6),
      offers: [
        offer(601, 'QUEIJO MUSSARELA A CADA 80G', 42.5, 49.9, { kind: 'percent-off', percent: 15 }),
        offer(602, 'DETERGENTE 500ML', 2.49, undefined, { kind: 'message', message: 'Leve 3, pague 2' }),
      ],
    },
  ]
  return new Map(demoStores.map(({ id }) => [id, promotions]))
}

function store(
  id: number,
  name: string,
  city: string,
  state: string,
  position: { latitude: number; longitude: number },
): Store {
  return {
    id,
    formatId: 135,
    name,
    address: {
      street: 'Rua XV de Novembro',
      number: '200',
      district: 'Centro',
      city,
      state,
      postalCode: '80020310',
      position,
    },
    phones: ['(41) 3333-4444'],
  }
}

function offer(
  id: number,
  name: string,
  price: number,
  originalPrice: number | undefined,
  discount: Offer['discounts'][number],
): Offer {
  return {
    id,
    name,
    image: undefined,
    price: fromReais(price),
    originalPrice: originalPrice === undefined ? undefined : fromReais(originalPrice),
    limit: 3,
    messages: [],
    discounts: [discount],
  }
}
