import type { PortalUpdates } from '@application/updates/portal-updates.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../support/settled.ts'

export interface PortalUpdatesSubject {
  readonly updates: PortalUpdates
  /** The server has a newer version from now on. */
  readonly deploy: () => void
  /** Another tab lets the newer version in. */
  readonly applyElsewhere: () => void
  /** How often this tab opened the newest version. */
  readonly applied: () => number
}

/** @param arrange a portal that was opened before, so that its worker runs. */
export function describePortalUpdates(adapter: string, arrange: () => PortalUpdatesSubject): void {
  async function started() {
    const subject = arrange()
    const heard: string[] = []
    const cancel = subject.updates.subscribe(() => {
      const version = subject.updates.version()
      if (heard.at(-1) !== version) heard.push(version)
    })
    subject.updates.start()
    await settled()
    return { ...subject, heard, cancel }
  }

  describe(`the portal's versions, ${adapter}`, () => {
    it('are not looked after before the start', async () => {
      const { updates, deploy } = arrange()
      deploy()
      await updates.check()
      expect(updates.version()).toBe('current')
    })

    it('are current until a check finds a newer one, which is announced', async () => {
      const { updates, deploy, heard } = await started()
      await updates.check()
      expect(updates.version()).toBe('current')
      deploy()
      await updates.check()
      expect(updates.version()).toBe('waiting')
      expect(heard).toEqual(['waiting'])
    })

    it('are replaced when another tab lets the newer one in, which is announced', async () => {
      const { applyElsewhere, heard } = await started()
      applyElsewhere()
      expect(heard).toEqual(['replaced'])
    })

    it('are announced until the listener is cancelled', async () => {
      const { applyElsewhere, heard, cancel } = await started()
      cancel()
      applyElsewhere()
      expect(heard).toEqual([])
    })

    it.each(['waiting', 'replaced'])('open the newest in this tab once, when it is %s', async (version) => {
      const { updates, deploy, applyElsewhere, applied } = await started()
      deploy()
      if (version === 'waiting') await updates.check()
      else applyElsewhere()
      updates.apply()
      updates.apply()
      expect(applied()).toBe(1)
    })
  })
}
