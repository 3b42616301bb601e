import { FindNotices } from '@application/notices/find-notices.ts'
import { RewardDeliveries } from '@application/notices/reward-deliveries.ts'
import { SeenNotices } from '@application/notices/seen-notices.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { carriedIn } from '@ui/screen/carried.ts'
import { Today } from '@ui/screen/today.ts'
import { Notices } from '@ui/shell/notices/notices.tsx'
import { expect, it } from 'vitest'
import { customerWithNotices } from '../../../support/customer-with-notices.ts'
import { voucher } from '../../../support/factories/vouchers.ts'
import { renderStrict, service } from '../../../support/render-strict.tsx'
import { settled } from '../../../support/settled.ts'

/** Opens the list. `answered` lets the server answer and gives the text of the live region that stood there before. */
function opened(prepare = (_: ReturnType<typeof customerWithNotices>) => {}) {
  const customer = customerWithNotices()
  prepare(customer)
  const { find, deliveries, seenNotices, preferredStore, clock } = customer
  const { cashback, vouchers, campaignRepository, redemptions } = customer
  const repositories = [cashback, vouchers, campaignRepository, redemptions]
  for (const { steering } of repositories) steering.hold()
  renderStrict(<Notices open onClose={() => {}} onCount={() => {}} />, [
    service(FindNotices, find),
    service(RewardDeliveries, deliveries),
    service(SeenNotices, seenNotices),
    service(PreferredStore, preferredStore),
    service(Today, new Today(clock)),
  ])
  const region = screen.getByRole('dialog').querySelector('[aria-live="polite"]')
  const answered = async () => {
    for (const { steering } of repositories) steering.release()
    await act(settled)
    return region?.textContent
  }
  return { ...customer, answered }
}

it('announces that a part could not be read', async () => {
  const { redemptions, answered } = opened()
  redemptions.steering.failWith({ kind: 'timeout' })
  expect(await answered()).toMatch(/^Não foi possível carregar/)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

it('announces that there is none', async () => {
  const { cashbackAccount, clock, answered } = opened()
  cashbackAccount.statement.length = 0
  clock.advance(60 * 24 * 60 * 60 * 1000)
  expect(await answered()).toMatch(/^Nenhum aviso/)
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
})

it('leads from a voucher to the vouchers of all stores, because it may be of any', async () => {
  const { answered } = opened()
  await answered()
  fireEvent.click(screen.getByRole('link', { name: /voucher/i }))
  expect(window.location.hash).toBe('#/voucher')
  expect(carriedIn(history.state).allStores).toBe(true)
})

it('leads from points to the rewards of their campaign', async () => {
  const { answered, campaigns } = opened()
  await answered()
  const name = `1.520 IdCoins em ${campaigns[0]?.campaign.name} vencem em 41 dias`
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
  expect(window.location.hash).toBe('#/campanha/7/resgates')
})

it('shows the code of a voucher as it is typed at the checkout', async () => {
  const nameless = voucher.bare().build({ code: 'AÇÃO-NATAL', end: { year: 2026, month: 11, day: 21 } })
  const { answered } = opened(({ vouchers }) => {
    vouchers.list = async () => [nameless]
  })
  await answered()
  screen.getByRole('link', { name: /^Voucher: AÇÃO-NATAL/ })
})
