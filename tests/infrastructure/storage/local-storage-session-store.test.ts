import {
  LocalStorageSessionStore,
  type StorageEvents,
} from '@infrastructure/storage/local-storage-session-store.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { session } from '../../support/factories/session.ts'
import { FakeStorage } from '../../support/fake-storage.ts'

function arrange(storage = new FakeStorage()) {
  let otherTabWrites: (event: { key: string | null }) => void = () => {}
  const events: StorageEvents = {
    addEventListener: (_, listener) => {
      otherTabWrites = listener
    },
  }
  const sessions = new LocalStorageSessionStore(new SafeStorage(() => storage), events)
  const heard: string[] = []
  sessions.subscribe((change) => heard.push(change))
  return { storage, sessions, heard, otherTabWrites: (key: string | null) => otherTabWrites({ key }) }
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
    const { heard, otherTabWrites } = arrange()
    otherTabWrites(key)
    expect(heard).toEqual(['elsewhere'])
  })

  it('ignores another tab that changes another key', () => {
    const { heard, otherTabWrites } = arrange()
    otherTabWrites('portal.preferences.document')
    expect(heard).toEqual([])
  })
})
