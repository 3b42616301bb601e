import { SavePreferences } from '@application/preferences/save-preferences.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { PreferencesViewModel } from '@ui/preferences/preferences-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { preferences } from '../../support/factories/preferences.ts'
import { session } from '../../support/factories/session.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

async function arrange() {
  const repository = new InMemoryPreferenceRepository(preferences.build())
  const sessions = new InMemorySessionStore(session.build())
  const toasts = new Toasts(new InMemoryClock())
  const { promptRests } = testDevice()
  const save = new SavePreferences(repository, sessions)
  const open = async () => {
    const viewModel = new PreferencesViewModel(repository, save, toasts, promptRests)
    const { logger, leave } = openScreen(viewModel)
    await settled()
    return { viewModel, logger, leave }
  }
  const said = () => toasts.items.map(({ text }) => text)
  return { ...(await open()), repository, promptRests, open, said }
}

describe('the preferences', () => {
  it('are saved as they are ticked', async () => {
    const { repository, viewModel, said } = await arrange()
    viewModel.boxTicked('push', true)
    viewModel.boxTicked('email', false)
    await viewModel.submitted()
    expect(await repository.read()).toEqual(preferences.build({ push: true, email: false }))
    expect(said()).toEqual(['Preferência salva com sucesso!!!'])
  })

  it('are read again only after the answer to a save that is under way', async () => {
    const { repository, viewModel, leave, open } = await arrange()
    viewModel.boxTicked('push', true)
    repository.onTheWay.hold()
    const saving = viewModel.submitted()
    await settled()
    leave()
    const again = await open()
    expect(again.viewModel.shown).toBeUndefined()
    repository.onTheWay.release()
    await saving
    await settled()
    expect(again.viewModel.shown).toMatchObject({ push: true })
  })

  it('ask before WhatsApp is turned off, take either answer, and ask no more once it is given up', async () => {
    const { viewModel, promptRests } = await arrange()
    viewModel.boxTicked('whatsapp', false)
    expect(viewModel.askingAboutWhatsapp).toBe(true)
    viewModel.whatsappKept()
    expect(promptRests.isResting('whatsapp', 0)).toBe(false)
    expect(viewModel).toMatchObject({ askingAboutWhatsapp: false, shown: { whatsapp: true } })

    viewModel.boxTicked('whatsapp', false)
    viewModel.whatsappGivenUp()
    expect(viewModel).toMatchObject({ askingAboutWhatsapp: false, shown: { whatsapp: false } })
    expect(promptRests.isResting('whatsapp', 0)).toBe(true)
  })

  it('keep what was ticked when they could not be saved, and say why', async () => {
    const { repository, viewModel, said } = await arrange()
    viewModel.boxTicked('push', true)
    repository.steering.failWith({ kind: 'rejected', status: 400, description: 'Agora não.', errors: [] })
    await viewModel.submitted()
    expect(said()).toEqual(['Error saving preferences!'])
    expect(viewModel).toMatchObject({
      shown: { push: true },
      problem: { kind: 'failed', message: 'Agora não.' },
    })

    repository.steering.failWith(undefined)
    repository.onTheWay.failWith({ kind: 'timeout' })
    await viewModel.submitted()
    expect(viewModel.problem).toEqual({ kind: 'in-doubt' })

    repository.onTheWay.failWith(undefined)
    await viewModel.submitted()
    expect(viewModel.problem).toBeUndefined()
    expect(said()).toEqual(['Preferência salva com sucesso!!!'])
    expect((await repository.read()).push).toBe(true)
  })

  it('are those of the server again once they were saved, also where another device changes them later', async () => {
    const { repository, viewModel } = await arrange()
    viewModel.boxTicked('push', true)
    await viewModel.submitted()
    await repository.save(preferences.build({ push: false }))
    viewModel.start()
    await settled()
    expect(viewModel.shown).toMatchObject({ push: false })
  })

  it('say what another device has changed before they are saved, and save it with what was ticked', async () => {
    const { repository, viewModel, said } = await arrange()
    await repository.save(preferences.build({ whatsapp: false, sms: false }))
    viewModel.boxTicked('sms', false)
    viewModel.boxTicked('digitalCoupon', true)
    await viewModel.submitted()
    expect(viewModel).toMatchObject({
      changed: ['whatsapp'],
      shown: { whatsapp: false, digitalCoupon: true },
    })
    expect((await repository.read()).digitalCoupon).toBe(false)
    expect(said()).toEqual([])

    await viewModel.submitted()
    const merged = preferences.build({ whatsapp: false, sms: false, digitalCoupon: true })
    expect(await repository.read()).toEqual(merged)
    expect(viewModel.changed).toEqual([])
  })

  it('say so in a toast when the customer has gone to another screen meanwhile', async () => {
    const { repository, viewModel, leave, said } = await arrange()
    await repository.save(preferences.build({ whatsapp: false }))
    viewModel.boxTicked('push', true)
    const submitted = viewModel.submitted()
    leave()
    await submitted
    expect(said()).toEqual([
      'Suas preferências mudaram enquanto esta tela estava aberta. Nada foi salvo ainda.',
    ])
  })

  it('keep what is ticked while they are being saved', async () => {
    const { repository, viewModel } = await arrange()
    viewModel.boxTicked('email', false)
    repository.onTheWay.hold()
    const saved = viewModel.submitted()
    await settled()
    viewModel.boxTicked('email', true)
    viewModel.boxTicked('whatsapp', false)
    repository.onTheWay.release()
    await saved
    expect((await repository.read()).email).toBe(false)
    expect(viewModel.shown).toMatchObject({ email: true, whatsapp: false })
    await viewModel.submitted()
    expect(await repository.read()).toMatchObject({ email: true, whatsapp: false })
  })

  it('never give again, by a box that was set back, a consent that was withdrawn elsewhere', async () => {
    const { repository, viewModel } = await arrange()
    viewModel.boxTicked('whatsapp', false)
    viewModel.whatsappKept()
    await repository.save(preferences.build({ whatsapp: false }))
    viewModel.boxTicked('sms', false)
    await viewModel.submitted()
    expect(viewModel).toMatchObject({ changed: ['whatsapp'], shown: { whatsapp: false, sms: false } })
    await viewModel.submitted()
    expect(await repository.read()).toMatchObject({ whatsapp: false, sms: false })
  })

  it('show no message of their own when the session has ended', async () => {
    const { repository, viewModel, said } = await arrange()
    repository.steering.failWith({ kind: 'unauthenticated' })
    await viewModel.submitted()
    expect(said()).toEqual([])
    expect(viewModel.problem).toBeUndefined()
  })

  it('show no toast when they cannot be loaded, which is logged', async () => {
    const { repository, viewModel, logger, said } = await arrange()
    repository.steering.failWith({ kind: 'offline' })
    viewModel.start()
    await settled()
    expect(viewModel.saved.state.status).toBe('failed')
    expect(said()).toEqual([])
    expect(logger.entries).toEqual([['preferences-not-loaded', 'offline']])
  })
})
