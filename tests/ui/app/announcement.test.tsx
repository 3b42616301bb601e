import { PortalSettings } from '@application/portal-settings.ts'
import { act, screen } from '@testing-library/react'
import { Announcement } from '@ui/app/announcement.tsx'
import { Navigation } from '@ui/screen/navigation.ts'
import { Page } from '@ui/screen/page.tsx'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { expect, it, vi } from 'vitest'
import { useHashLocation } from 'wouter/use-hash-location'
import { renderStrict, service } from '../../support/render-strict.tsx'

/** The screen of an address, which is a new one at each address. */
function Screens({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
  const [path] = useHashLocation()
  return (
    <Page key={path} title={titles[path] ?? 'Início'}>
      {null}
    </Page>
  )
}

function arrange(titles: Readonly<Record<string, string>>) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const navigation = new Navigation()
  renderStrict(
    <>
      <Announcement />
      <Screens titles={titles} />
    </>,
    [
      service(ScreenAnnouncer, new ScreenAnnouncer(navigation)),
      service(PortalSettings, { brand: { name: 'Rede Boa Praça', logoUrl: undefined } } as PortalSettings),
    ],
  )
  // The role status is a polite live region (WAI-ARIA 1.2).
  return { region: screen.getByRole('status'), go: (path: string) => act(() => navigation.go(path)) }
}

it('says the title of the next screen in a polite region, which is in the page before', () => {
  const { region, go } = arrange({ '/voucher': 'Vouchers' })
  expect(region.textContent).toBe('')
  go('/voucher')
  expect(region.isConnected).toBe(true)
  expect(region.textContent).toBe('Vouchers · Rede Boa Praça')
})

it('says it again where the next screen has the same title: a region says nothing while its text stays', () => {
  const { region, go } = arrange({ '/campanha/7': 'Campanha', '/campanha/8': 'Campanha' })
  go('/campanha/7')
  const changes = new MutationObserver(() => {})
  changes.observe(region, { childList: true, characterData: true, subtree: true })
  go('/campanha/8')
  expect(region.textContent).toBe('Campanha · Rede Boa Praça')
  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  expect(added.map(({ textContent }) => textContent)).toEqual(['Campanha · Rede Boa Praça'])
  changes.disconnect()
})
