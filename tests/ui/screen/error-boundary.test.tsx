import { type Observation, Observations } from '@application/telemetry/observations.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react'
import { ComingReload } from '@ui/screen/coming-reload.ts'
import { ErrorBoundary } from '@ui/screen/error-boundary.tsx'
import { lazyPart } from '@ui/screen/lazy-part.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStrict, service } from '../../support/render-strict.tsx'

// React prints each crash that a boundary has caught; here they are provoked.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

let broken = true

function Fragile() {
  if (broken) throw new Error('provoked')
  return <p>saldo</p>
}

it('keeps a crash inside the part where it happened, and shows the part again when the customer asks', () => {
  broken = true
  renderStrict(
    <>
      <p>menu</p>
      <ErrorBoundary scope="widget">
        <Fragile />
      </ErrorBoundary>
    </>,
  )
  screen.getByText('menu')
  screen.getByText('Não foi possível mostrar esta parte da tela.')
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  screen.getByText('saldo')
  expect(screen.queryByText('Não foi possível mostrar esta parte da tela.')).toBeNull()
})

it('tells those who run the portal where it was, and which error', () => {
  broken = true
  const seen: Observation[] = []
  const observations = new Observations()
  observations.sendTo((observation) => seen.push(observation))
  for (const scope of ['screen', 'widget'] as const)
    renderStrict(
      <ErrorBoundary scope={scope}>
        <Fragile />
      </ErrorBoundary>,
      [service(Observations, observations)],
    )
  expect(seen).toEqual([
    { kind: 'crash', at: 'screen', thrown: new Error('provoked') },
    { kind: 'crash', at: 'part', thrown: new Error('provoked') },
  ])
})

it('lets the buttons around a first screen that crashed answer, and does what was pressed before', () => {
  broken = true
  document.documentElement.dataset.start = 'signed-in'
  const pressed = vi.fn()
  const { unmount } = renderStrict(
    <>
      <button type="button" data-pressed="itself" onClick={pressed}>
        Menu
      </button>
      <ErrorBoundary scope="screen">
        <Fragile />
      </ErrorBoundary>
    </>,
  )
  expect(pressed).toHaveBeenCalledOnce()
  expect(document.documentElement.dataset.start).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Menu' }).dataset.pressed).toBeUndefined()
  unmount()
})

it('names the document and takes the focus, as every screen, in the place of one that crashed when it was opened', () => {
  broken = true
  const announcer = new ScreenAnnouncer(new Navigation())
  window.location.hash = '#/compras'
  announcer.arrived('Compras', null)
  window.location.hash = '#/voucher'
  renderStrict(
    <ErrorBoundary scope="screen">
      <Fragile />
    </ErrorBoundary>,
    [service(ScreenAnnouncer, announcer)],
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Algo não funcionou nesta tela' })
  expect(document.title).toBe('Algo não funcionou nesta tela · Rede Boa Praça')
  expect(document.activeElement).toBe(heading)
  screen.getByRole('button', { name: 'Tentar de novo' })
})

function renderMissing(reload: ComingReload) {
  const Missing = lazyPart<object>(() => Promise.reject(new Error('404')))
  return renderStrict(
    <ErrorBoundary scope="screen">
      <Missing fallback={<p>abrindo</p>} />
    </ErrorBoundary>,
    [service(ComingReload, reload)],
  )
}

it('goes on waiting while the portal reloads for what is missing', async () => {
  const reload = new ComingReload()
  reload.begin(Promise.resolve(true))
  renderMissing(reload)
  await waitForElementToBeRemoved(screen.queryByText('abrindo'))
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByText(/Abrindo a tela…/)
})

it('says what is missing once the portal knows that a reload would not help', async () => {
  const reload = new ComingReload()
  const begins = deferred<boolean>()
  reload.begin(begins.promise)
  renderMissing(reload)
  await screen.findByText(/Abrindo a tela…/)
  begins.resolve(false)
  await screen.findByRole('button', { name: 'Recarregar a página' })
})

it('offers a reload when the code of a screen could not be fetched', async () => {
  renderMissing(new ComingReload())
  await screen.findByRole('heading', { name: 'Não foi possível abrir esta tela' })
  screen.getByRole('button', { name: 'Recarregar a página' })
})
