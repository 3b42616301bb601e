import { Toasts } from '@ui/kit/toasts.ts'
import { PrivacyViewModel } from '@ui/privacy/privacy-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { customerWithData } from '../../support/customer-with-data.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const { collect, sources } = customerWithData()
  const files = new InMemoryFileSaver()
  const clock = new InMemoryClock()
  const toasts = new Toasts(clock)
  const disclosure = { reports: 'none', version: undefined } as const
  const privacy = new PrivacyViewModel(collect, files, portalSettings.build(), disclosure, clock, toasts)
  const { leave } = openScreen(privacy)
  return { privacy, files, sources, leave, said: () => toasts.items.map(({ text }) => text) }
}

describe('the download of the own data', () => {
  it('says so when the file cannot be saved', async () => {
    const { privacy, files, said } = arrange()
    files.save = () => {
      throw new Error('the device is full')
    }
    await privacy.downloadPressed()
    expect(said()).toEqual(['Não foi possível salvar o arquivo. Tente de novo.'])
    expect(privacy.result).toBeUndefined()
  })

  it('saves one file, and shows what is missing in it', async () => {
    const { privacy, files, sources } = arrange()
    sources.purchases.steering.failWith({ kind: 'timeout' })
    await Promise.all([privacy.downloadPressed(), privacy.downloadPressed()])
    expect(files.saved.map(({ name }) => name)).toEqual(['meus-dados-2026-11-20.json'])
    expect(privacy.progress).toBeUndefined()
    expect(privacy.result).toMatchObject({ missing: [{ part: 'savedTotal' }, { part: 'purchases' }] })
  })

  it('saves no file when nothing could be read, and forgets that with the next try', async () => {
    const { privacy, files, sources } = arrange()
    for (const { steering } of Object.values(sources)) steering.failWith({ kind: 'offline' })
    await privacy.downloadPressed()
    expect([privacy.result, files.saved]).toEqual(['nothing', []])

    for (const { steering } of Object.values(sources)) steering.failWith(undefined)
    const again = privacy.downloadPressed()
    expect(privacy.result).toBeUndefined()
    await again
    expect(files.saved).toHaveLength(1)
  })

  it('shows how far it is, and saves nothing once the customer has left the screen', async () => {
    const { privacy, files, sources, leave } = arrange()
    sources.preferences.steering.hold()
    const download = privacy.downloadPressed()
    await settled()
    expect(privacy.progress).toEqual({ done: 2, total: 11 })
    leave()
    await download
    expect(privacy).toMatchObject({ progress: undefined, result: undefined })
    expect(files.saved).toEqual([])
  })
})
