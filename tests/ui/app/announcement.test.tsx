import { act, screen } from '@testing-library/react'
import { Announcement } from '@ui/app/announcement.tsx'
import { Navigation } from '@ui/screen/navigation.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { expect, it, vi } from 'vitest'
import { renderStrict, service } from '../../support/render-strict.tsx'

it('says the title of the next screen in a polite region, which is in the page before', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const announcer = new ScreenAnnouncer(new Navigation())
  renderStrict(<Announcement />, [service(ScreenAnnouncer, announcer)])
  // The role status is a polite live region (WAI-ARIA 1.2).
  const region = screen.getByRole('status')
  const arriveAt = (hash: string, title: string) =>
    act(() => {
      window.location.hash = hash
      announcer.arrived(title, null)
    })

  arriveAt('#/compras', 'Compras · Rede Boa Praça')
  expect(region.textContent).toBe('')
  arriveAt('#/voucher', 'Vouchers · Rede Boa Praça')
  expect(region.isConnected).toBe(true)
  expect(region.textContent).toBe('Vouchers · Rede Boa Praça')
})
