import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { settled } from '../../support/settled.ts'

function arrange(connectivity = new InMemoryConnectivity()) {
  const clock = new InMemoryClock()
  const visibility = new InMemoryPageVisibility()
  const heard: boolean[] = []
  const stop = new WatchConnectivity(connectivity, clock, visibility).execute((online) => heard.push(online))
  return { connectivity, clock, visibility, heard, stop }
}

describe('watching the connection', () => {
  it('asks at once and then every 15 seconds', async () => {
    const { connectivity, clock, heard } = arrange()
    await settled()
    expect(connectivity.pings).toBe(1)
    clock.advance(14_999)
    await settled()
    expect(connectivity.pings).toBe(1)

    connectivity.reach(false)
    clock.advance(1)
    await settled()
    expect(heard).toEqual([true, false])
  })

  it('never asks twice at a time', async () => {
    const connectivity = new SlowConnectivity()
    const { clock, heard } = arrange(connectivity)
    clock.advance(60_000)
    expect(connectivity.pings).toBe(1)
    connectivity.answer()
    await settled()
    expect(heard).toEqual([true])
    clock.advance(15_000)
    expect(connectivity.pings).toBe(2)
  })

  it('asks nothing while the page is hidden, and asks when the customer is back', async () => {
    const { connectivity, clock, visibility } = arrange()
    await settled()
    visibility.leave()
    clock.advance(150_000)
    expect(connectivity.pings).toBe(1)
    visibility.comeBack()
    expect(connectivity.pings).toBe(2)
  })

  it('asks at once when the device notices a change', async () => {
    const { connectivity, heard } = arrange()
    await settled()
    connectivity.lose()
    await settled()
    expect(heard).toEqual([true, false])
  })

  it('does not wait for a running question when the device notices a change, and leaves out its late answer', async () => {
    const connectivity = new SlowConnectivity()
    const { heard } = arrange(connectivity)
    const beforeChange = connectivity.answer
    connectivity.regain()
    expect(connectivity.pings).toBe(2)
    connectivity.answer()
    await settled()
    beforeChange()
    await settled()
    expect(heard).toEqual([true])
  })

  it('asks and reports nothing and starts no timer once it is cancelled', async () => {
    const { connectivity, clock, visibility, heard, stop } = arrange()
    stop()
    await settled()
    connectivity.lose()
    visibility.comeBack()
    await settled()
    expect(connectivity.pings).toBe(1)
    expect(heard).toEqual([])
    expect(clock.waiting).toBe(0)
  })
})

/** Answers when the test calls `answer`. */
class SlowConnectivity extends InMemoryConnectivity {
  answer: () => void = () => {}

  override async ping(): Promise<boolean> {
    this.pings++
    await new Promise<void>((resolve) => {
      this.answer = resolve
    })
    return true
  }
}
