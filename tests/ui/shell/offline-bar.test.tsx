import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { act, screen } from '@testing-library/react'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { OfflineBar } from '@ui/shell/offline-bar.tsx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'

it('says that there is no signal while there is none, in a region that is always in the page', () => {
  const connectivity = new InMemoryConnectivity()
  renderStrict(<OfflineBar />, [
    service(Connectivity, connectivity),
    service(PageVisibility, new InMemoryPageVisibility()),
    service(Clock, new InMemoryClock()),
  ])
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => connectivity.lose())
  expect(screen.getByRole('status').textContent).toBe(
    'Você está sem internet. Alguns dados salvos continuam disponíveis.',
  )
  act(() => connectivity.regain())
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says that the server cannot be reached, and not that the device is offline, where a load and a ping fail on a device with a signal', async () => {
  const connectivity = new InMemoryConnectivity()
  const signal = new OfflineLoads()
  renderStrict(<OfflineBar />, [
    service(Connectivity, connectivity),
    service(PageVisibility, new InMemoryPageVisibility()),
    service(Clock, new InMemoryClock()),
    service(OfflineLoads, signal),
  ])
  connectivity.reach(false)
  act(() => void signal.join(() => {}))
  await screen.findByText('O servidor não está respondendo. Alguns dados salvos continuam disponíveis.')
  act(() => connectivity.lose())
  expect(screen.getByRole('status').textContent).toBe(
    'Você está sem internet. Alguns dados salvos continuam disponíveis.',
  )
})
