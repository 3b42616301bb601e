import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { ConnectionBannerViewModel } from '@ui/registration/connection-banner-view-model.ts'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { settled } from '../../support/settled.ts'

it('the banner is there from the loss of the connection until it is back, and stops watching when it goes', async () => {
  const clock = new InMemoryClock()
  const connectivity = new InMemoryConnectivity()
  const banner = new ConnectionBannerViewModel(
    new WatchConnectivity(connectivity, clock, new InMemoryPageVisibility()),
    new OfflineLoads(),
  )
  banner.start()
  await settled()
  expect(banner.online).toBe(true)

  connectivity.reach(false)
  clock.advance(15_000)
  await settled()
  expect(banner.online).toBe(false)

  connectivity.reach(true)
  connectivity.regain()
  await settled()
  expect(banner.online).toBe(true)

  banner.dispose()
  expect(clock.waiting).toBe(0)
})
