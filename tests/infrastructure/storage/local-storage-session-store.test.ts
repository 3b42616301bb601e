import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../../support/factories/session.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

function arrange() {
  const storage = new FakeStorage()
  const events = new EventTarget()
  const sessions = new LocalStorageSessionStore(new SafeStorage(() => storage), events as Window)
  const heard: string[] = []
  sessions.subscribe((change) => heard.push(change))
  const send = (type: string, fields: object) =>
    void events.dispatchEvent(Object.assign(new Event(type), fields))
  return {
    storage,
    sessions,
    heard,
    otherTabWrites: (key: string | null) => send('storage', { key }),
    shownAgain: () => send('pageshow', { persisted: true }),
  }
}

describe('the session in localStorage', () => {
  it('is kept as a token and a record with the fields of the server', () => {
    const { storage, sessions } = arrange()
    sessions.save(session.build())
    expect(storage.getItem('portal.token')).toBe('token-maria')
    expect(JSON.parse(storage.getItem('portal.session') ?? '')).toEqual({
      access_token: 'token-maria',
      '.expires': 'Sat, 21 Nov 2026 15:00:00 GMT',
      customer: 'maria',
    })
  })

  it('is missing when half of it is missing', () => {
    const { storage, sessions } = arrange()
    sessions.save(session.build())
    storage.removeItem('portal.token')
    expect(sessions.current()).toBeUndefined()
  })

  it('removes everything private when it ends, and leaves the choices of the device', () => {
    const { storage, sessions } = arrange()
    sessions.save(session.build())
    storage.setItem('imgAuth', '{"url":"https://fotos.example/maria.jpg"}')
    storage.setItem('portal.preferences.private.vouchers', '[]')
    storage.setItem('portal.preferences.document', '52998224725')
    sessions.clear('expired')
    expect(Object.keys(storage)).toEqual(['portal.preferences.document'])
  })

  it('is overwritten where the browser refuses to remove it', () => {
    const { storage, sessions } = arrange()
    sessions.save(session.build())
    storage.setItem('portal.preferences.private.greeting', '{"name":"Maria"}')
    storage.breakDown('removeItem')
    sessions.clear('signed-out')
    expect(new Set(Object.values(storage))).toEqual(new Set(['']))
    expect(sessions.current()).toBeUndefined()
  })

  it.each(['portal.token', 'portal.session', null])('is announced when another tab changes %j', (key) => {
    const { storage, heard, otherTabWrites } = arrange()
    storage.setItem('portal.token', 'token-joao')
    otherTabWrites(key)
    expect(heard).toEqual(['elsewhere'])
  })

  it('is announced once, though another tab that signs in writes twice', () => {
    const { storage, heard, otherTabWrites } = arrange()
    new LocalStorageSessionStore(new SafeStorage(() => storage), new EventTarget() as Window).save(
      session.build(),
    )
    otherTabWrites('portal.session')
    otherTabWrites('portal.token')
    expect(heard).toEqual(['elsewhere'])
  })

  it('is announced when a page that was put aside comes back, and another customer has signed in meanwhile', () => {
    const { storage, sessions, heard, shownAgain } = arrange()
    sessions.save(session.build())
    shownAgain()
    expect(heard).toEqual(['signed-in'])
    storage.setItem('portal.token', 'token-joao')
    shownAgain()
    shownAgain()
    expect(heard).toEqual(['signed-in', 'elsewhere'])
  })

  it('is not announced by another key, though another tab has signed in meanwhile', () => {
    const { storage, heard, otherTabWrites } = arrange()
    storage.setItem('portal.token', 'token-joao')
    otherTabWrites('portal.preferences.document')
    expect(heard).toEqual([])
  })
})
