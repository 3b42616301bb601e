import { act, fireEvent, screen, within } from '@testing-library/react'
import { menuEntries } from '@ui/app/routes.ts'
import { SideMenu } from '@ui/shell/menus/side-menu.tsx'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { navigate, useHashLocation } from 'wouter/use-hash-location'
import { renderStrict } from '../../../support/render-strict.tsx'

const sideEntries = menuEntries.filter((entry) => entry.in === 'side')

it('names every screen of the side menu, the help last, and marks the current one', () => {
  window.location.hash = '#/compras'
  renderStrict(<SideMenu entries={sideEntries} open onChoice={() => {}} />)
  const links = within(screen.getByRole('navigation', { name: 'Menu principal' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(sideEntries.map(({ label }) => label))
  expect(links.at(-1)?.textContent).toBe('Fale com PDO')
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Minhas Compras',
  ])
})

it('opens the chosen screen and reports the choice', () => {
  let choices = 0
  renderStrict(<SideMenu entries={sideEntries} open onChoice={() => choices++} />)
  fireEvent.click(screen.getByRole('link', { name: 'Tabloides' }))
  expect(window.location.hash).toBe('#/tabloides')
  expect(choices).toBe(1)
})

it('draws again, at a change of screen, only the link that is left and the one that is reached', () => {
  window.location.hash = '#/compras'
  const drawn = new Set<string>()
  const hrefs = (path: string) => {
    drawn.add(path)
    return `#${path}`
  }
  renderStrict(
    <Router hook={useHashLocation} hrefs={hrefs}>
      <SideMenu entries={sideEntries} open onChoice={() => {}} />
    </Router>,
  )
  expect(drawn.size).toBe(sideEntries.length)
  drawn.clear()
  act(() => navigate('/tabloides'))
  expect([...drawn].sort()).toEqual(['/compras', '/tabloides'])
})
