import { screen, waitFor } from '@testing-library/react'
import { Navigation } from '@ui/screen/navigation.ts'
import { Page } from '@ui/screen/page.tsx'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { expect, it } from 'vitest'
import { renderStrict, service } from '../../support/render-strict.tsx'

function openPages() {
  const announcer = new ScreenAnnouncer(new Navigation())
  return {
    announcer,
    open(hash: string, title: string, titleHidden = false) {
      window.location.hash = hash
      return renderStrict(
        <Page title={title} titleHidden={titleHidden}>
          conteúdo
        </Page>,
        [service(ScreenAnnouncer, announcer)],
      )
    },
  }
}

it('names the document after the screen and the brand', () => {
  openPages().open('#/compras', 'Compras')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Compras')
  expect(document.title).toBe('Compras · Rede Boa Praça')
})

it('does not move the focus on the first screen, which the browser announces', () => {
  const { announcer, open } = openPages()
  open('#/compras', 'Compras')
  expect(document.activeElement).toBe(document.body)
  expect(announcer.announcement).toBe('')
})

it('moves the focus to the heading of the next screen, and announces its title', async () => {
  const { announcer, open } = openPages()
  open('#/compras', 'Compras').unmount()
  open('#/voucher', 'Vouchers')
  expect(document.activeElement?.textContent).toBe('Vouchers')
  await waitFor(() => expect(announcer.announcement).toBe('Vouchers · Rede Boa Praça'))
})

it('moves the focus also to a screen to which the customer returns before the next one has come', async () => {
  const { announcer, open } = openPages()
  open('#/compras', 'Compras').unmount()
  const stepped = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  window.location.hash = '#/voucher'
  await stepped
  open('#/compras', 'Compras')
  expect(document.activeElement?.textContent).toBe('Compras')
  await waitFor(() => expect(announcer.announcement).toBe('Compras · Rede Boa Praça'))
})

it('shows the name of the next screen before its content', async () => {
  const { open } = openPages()
  open('#/compras', 'Compras').unmount()
  open('#/voucher', 'Vouchers')
  expect(screen.getByRole('heading', { name: 'Vouchers' })).toBeTruthy()
  expect(screen.queryByText('conteúdo')).toBeNull()
  await waitFor(() => expect(screen.getByText('conteúdo')).toBeTruthy())
})

it.each(['the first screen', 'a screen that does not show its name'])('shows %s whole', (which) => {
  const { open } = openPages()
  if (which !== 'the first screen') open('#/compras', 'Compras').unmount()
  open('#/home', 'Home', which !== 'the first screen')
  expect(screen.getByText('conteúdo')).toBeTruthy()
})
