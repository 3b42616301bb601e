import { act, screen, waitFor } from '@testing-library/react'
import { Announcement } from '@ui/app/announcement.tsx'
import { Navigation } from '@ui/screen/navigation.ts'
import { Page } from '@ui/screen/page.tsx'
import { expect, it } from 'vitest'
import { useHashLocation } from 'wouter/use-hash-location'
import { renderStrict } from '../../support/render-strict.tsx'

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
  const navigation = new Navigation()
  renderStrict(
    <>
      <Announcement />
      <Screens titles={titles} />
    </>,
  )
  // The role status is a polite live region (WAI-ARIA 1.2).
  const region = screen.getByRole('status')
  return {
    region,
    go: (path: string) => act(() => navigation.go(path)),
    said: (text: string) => waitFor(() => expect(region.textContent).toBe(text)),
  }
}

it('says the title of the next screen in a polite region, which is in the page before', async () => {
  const { region, go, said } = arrange({ '/voucher': 'Vouchers' })
  expect(region.textContent).toBe('')
  go('/voucher')
  await said('Vouchers · Rede Boa Praça')
  expect(region.isConnected).toBe(true)
})

it('says it again where the next screen has the same title: a region says nothing while its text stays', async () => {
  const { region, go, said } = arrange({ '/campanha/7': 'Campanha', '/campanha/8': 'Campanha' })
  go('/campanha/7')
  await said('Campanha · Rede Boa Praça')
  const added: (string | null)[] = []
  const changes = new MutationObserver((records) => {
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]).map(({ textContent }) => textContent))
  })
  changes.observe(region, { childList: true, characterData: true, subtree: true })
  go('/campanha/8')
  await waitFor(() => expect(added).toEqual(['Campanha · Rede Boa Praça']))
  changes.disconnect()
})

it('leaves the page as it is until the next screen is painted: the browser would lay it out once more', async () => {
  const { region, go, said } = arrange({ '/voucher': 'Vouchers', '/compras': 'Compras' })
  go('/voucher')
  await said('Vouchers · Rede Boa Praça')
  // The first event of the browser's own steps, such as Back.
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  go('/compras')
  expect(screen.getByRole('heading', { name: 'Compras' })).toBe(document.activeElement)
  expect(region.textContent).toBe('Vouchers · Rede Boa Praça')
  await said('Compras · Rede Boa Praça')
})
