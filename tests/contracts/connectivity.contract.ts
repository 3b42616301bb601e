import type { Connectivity } from '@application/connectivity/connectivity.ts'
import { Aborted } from '@application/port-failure.ts'
import { describe, expect, it } from 'vitest'

export interface ConnectivitySubject {
  readonly connectivity: Connectivity
  /** The device loses its network, and has it back. */
  readonly lose: () => void
  readonly regain: () => void
  /** The network is there, and leads nowhere. */
  readonly leadNowhere: () => void
}

export function describeConnectivity(adapter: string, arrange: () => ConnectivitySubject): void {
  describe(`the signal, ${adapter}`, () => {
    it('is there until the device loses it, and again when it is regained', async () => {
      const { connectivity, lose, regain } = arrange()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, true])
      lose()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([false, false])
      regain()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, true])
    })

    it('is announced when it changes, until the listener is cancelled', () => {
      const { connectivity, lose, regain } = arrange()
      const heard: boolean[] = []
      const cancel = connectivity.subscribe(() => heard.push(connectivity.isOnline()))
      lose()
      regain()
      cancel()
      lose()
      expect(heard).toEqual([false, true])
    })

    it('is found missing by a ping where the network leads nowhere', async () => {
      const { connectivity, leadNowhere } = arrange()
      leadNowhere()
      expect([connectivity.isOnline(), await connectivity.ping()]).toEqual([true, false])
    })

    it('is not answered for once the caller has cancelled', async () => {
      const { connectivity } = arrange()
      const controller = new AbortController()
      const answer = connectivity.ping(controller.signal)
      controller.abort()
      await expect(answer).rejects.toThrow(Aborted)
    })
  })
}
