import { PortFailure } from '@application/port-failure.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { ConnectionViewModel } from '@ui/shell/connection-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { pageServices } from '../../support/page-services.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const connectivity = new InMemoryConnectivity()
  const visibility = new InMemoryPageVisibility()
  const clock = new InMemoryClock()
  const page = pageServices(clock)
  const onPage = (load: Loadable<unknown>) => load.attachTo(page)
  const connection = new ConnectionViewModel(connectivity, visibility, clock, page.offlineLoads)
  connection.start()
  let reachable = true
  const load = new Loadable(async () => {
    if (!reachable || !connectivity.isOnline()) throw new PortFailure({ kind: 'offline' })
    return 'answer'
  })
  onPage(load)
  const reach = (now: boolean) => {
    reachable = now
    connectivity.reach(now)
  }
  return { connection, connectivity, visibility, clock, load, reach, onPage }
}

describe('the connection', () => {
  it('is lost when the device says so, and asks what failed again when it is back', async () => {
    const { connection, connectivity, load } = arrange()
    connectivity.lose()
    expect(connection.offline).toBe(true)
    await load.load()
    expect(load.state.status).toBe('failed')

    connectivity.regain()
    await settled()
    expect(connection.offline).toBe(false)
    expect(load.value).toBe('answer')
  })

  it('is lost when a load and a ping both reach no server, and pings again every 15 s', async () => {
    const { connection, connectivity, clock, load, reach } = arrange()
    reach(false)
    await load.load()
    await settled()
    expect(connection.offline).toBe(true)

    clock.advance(15_000)
    await settled()
    expect(connectivity.pings).toBe(2)
    expect(connection.offline).toBe(true)

    reach(true)
    clock.advance(15_000)
    await settled()
    expect(connection.offline).toBe(false)
    expect(load.value).toBe('answer')
    expect(clock.waiting).toBe(0)
  })

  it('is not lost when only one server is, whose load is asked again once', async () => {
    const { connection, clock, load, onPage } = arrange()
    let asked = 0
    const other = new Loadable(async () => {
      asked++
      throw new PortFailure({ kind: 'offline' })
    })
    onPage(other)
    await Promise.all([load.load(), other.load()])
    await settled()
    clock.advance(60_000)
    await settled()
    expect(connection.offline).toBe(false)
    expect(asked).toBe(2)
  })

  it('has a load asked again also on a device whose clock was put back since', async () => {
    const { clock, load, reach, connectivity } = arrange()
    for (const jump of [0, -24 * 3_600_000]) {
      clock.jump(jump)
      reach(false)
      connectivity.reach(true)
      await load.load()
      reach(true)
      await settled()
      expect(load.value).toBe('answer')
    }
  })

  it('asks again for a load that failed just before it came back', async () => {
    const { load, reach } = arrange()
    reach(false)
    const failing = load.load()
    reach(true)
    await failing
    await settled()
    expect(load.value).toBe('answer')
  })

  it('asks again for a load that failed because the device said too early that it is back', async () => {
    const { connection, connectivity, onPage } = arrange()
    connectivity.lose()
    let reached = false
    let asked = 0
    const late = new Loadable(async () => {
      asked++
      if (!reached) throw new PortFailure({ kind: 'offline' })
      return 'answer'
    })
    onPage(late)
    await late.load()

    connectivity.regain()
    reached = true
    await settled()
    expect(connection.offline).toBe(false)
    expect(late.value).toBe('answer')
    expect(asked).toBe(3)
  })

  it('is not checked in a hidden tab, and is checked at once when the customer returns', async () => {
    const { connection, connectivity, visibility, clock, load, reach } = arrange()
    reach(false)
    await load.load()
    await settled()
    visibility.leave()
    clock.advance(60_000)
    await settled()
    expect(connectivity.pings).toBe(1)

    reach(true)
    visibility.comeBack()
    await settled()
    expect(connection.offline).toBe(false)
  })

  it('is not watched after it was disposed', async () => {
    const { connection, connectivity, clock, load, reach } = arrange()
    reach(false)
    await load.load()
    await settled()
    connection.dispose()
    expect(clock.waiting).toBe(0)
    connectivity.lose()
    connectivity.regain()
    expect(connection.offline).toBe(true)
  })
})
