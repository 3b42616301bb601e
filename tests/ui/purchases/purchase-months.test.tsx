import { type Purchase, purchasesByMonth } from '@domain/purchases/purchase.ts'
import { screen } from '@testing-library/react'
import { PurchaseMonths } from '@ui/purchases/purchase-months.tsx'
import { expect, it } from 'vitest'
import { statementLine } from '../../support/factories/cashback.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { renderStrict } from '../../support/render-strict.tsx'

const NOTHING = { cashback: [], points: [], completeAfter: undefined }

it.each([
  ['all of it', {}, /^1 compra · R\$\s230,50 · desconto de R\$\s31,20$/],
  ['no discount', { discount: undefined }, /^1 compra · R\$\s230,50$/],
  ['no amount', { total: undefined, discount: undefined }, /^1 compra$/],
])('sums up under a month what the server says of its purchases: %s', (_, said, facts) => {
  const [month] = purchasesByMonth([{ ...purchase.build(), ...said }])
  if (!month) throw new Error('no month')
  renderStrict(<PurchaseMonths months={[{ ...month, partial: false }]} partly="" earningsFrom={undefined} />)
  expect(screen.getByText(facts).textContent).toMatch(facts)
})

it.each([
  [
    'nothing of the purchase',
    { status: 'loaded', value: { ...NOTHING, unread: [] } },
    'Nada lançado até agora',
  ],
  [
    'a line that may belong to another one',
    {
      status: 'loaded',
      value: {
        ...NOTHING,
        cashback: [statementLine.build({ description: 'Cashback compra 000808' })],
        unread: [],
      },
    },
    'Veja no extrato',
  ],
  ['one statement', { status: 'loaded', value: { ...NOTHING, unread: ['points'] } }, 'Não foi possível ver'],
  ['no statement', { status: 'failed', failure: { kind: 'timeout' } }, 'Não foi possível ver'],
] as const)('says what a purchase gave where the portal could read %s', (_, state, words) => {
  const [month] = purchasesByMonth([purchase.build({ couponNumber: '000808' })])
  if (!month) throw new Error('no month')
  const value = state.status === 'loaded' ? state.value : undefined
  const statements = { state, value, retry: async () => {} }
  renderStrict(
    <PurchaseMonths
      months={[{ ...month, partial: false }]}
      partly=""
      earningsFrom={{ statements, earnings: new Map() }}
    />,
  )
  expect(screen.getByText(words)).toBeTruthy()
})

it('says of a month of which there are more purchases that these are not all', () => {
  const [month] = purchasesByMonth([purchase.build()])
  if (!month) throw new Error('no month')
  renderStrict(
    <PurchaseMonths months={[{ ...month, partial: true }]} partly=" até aqui" earningsFrom={undefined} />,
  )
  expect(screen.getByText(/^1 compra até aqui · /)).toBeTruthy()
})

it('keeps the cards of two coupons with one number when a newer purchase comes', () => {
  const coupons = purchase.buildList(2, { couponNumber: '000808' })
  const listOf = (purchases: readonly Purchase[]) => (
    <PurchaseMonths
      months={purchasesByMonth(purchases).map((month) => ({ ...month, partial: false }))}
      partly=""
      earningsFrom={undefined}
    />
  )
  const { rerender } = renderStrict(listOf(coupons))
  const before = screen.getAllByRole('listitem')
  expect(before).toHaveLength(2)
  rerender(listOf([purchase.build({ couponNumber: '000809' }), ...coupons]))
  expect(screen.getAllByRole('listitem').slice(1)).toEqual(before)
})
