import {
  LocalStorageSessionStore,
  type StorageEvents,
} from '@infrastructure/storage/local-storage-session-store.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import fc from 'fast-check'
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
    const { storage, sessions, heard } = arrange()
    sessions.save(session.build())
    expect(storage.getItem('portal.token')).toBe('token-maria')
    expect(JSON.parse(storage.getItem('portal.session') ?? '')).toEqual({
      access_token: 'token-maria',
      '.expires': 'Sat, 21 Nov 2026 15:00:00 GMT',
      customer: 'maria',
    })
    expect(sessions.current()).toEqual(session.build())
    expect(heard).toEqual(['signed-in'])
  })

  it('is none when half of it is missing', () => {
    const { storage, sessions } = arrange()
    sessions.save(session.build())
    storage.removeItem('portal.token')
    expect(sessions.current()).toBeUndefined()
  })

  it('is none when what is stored cannot be read, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (record) => {
        const { storage, sessions } = arrange()
        storage.setItem('portal.token', 't')
        storage.setItem('portal.session', record)
        const current = sessions.current()
        expect(current === undefined || Number.isFinite(current.expiresAt)).toBe(true)
      }),
    )
  })

  it('takes everything private with it, says so once, and leaves the choices of the device', () => {
    const { storage, sessions, heard } = arrange()
    sessions.save(session.build())
    storage.setItem('imgAuth', '{"url":"https://fotos.example/maria.jpg"}')
    storage.setItem('portal.preferences.private.vouchers', '[]')
    storage.setItem('portal.preferences.document', '52998224725')
    sessions.clear('expired')
    sessions.clear('signed-out')
    expect(Object.keys(storage)).toEqual(['portal.preferences.document'])
    expect(heard).toEqual(['signed-in', 'expired'])
  })

  it.each(['portal.token', 'portal.session', null])('hears of another tab changing %j', (key) => {
    const { heard, otherTabWrites } = arrange()
    otherTabWrites(key)
    expect(heard).toEqual(['elsewhere'])
  })

  it('does not hear of what is none of its business', () => {
    const { heard, otherTabWrites } = arrange()
    otherTabWrites('portal.preferences.document')
    expect(heard).toEqual([])
  })
})

describe('storage that does not work', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'keeps the session for the tab when %s throws',
    (method) => {
      const storage = new FakeStorage()
      const { sessions } = arrange(storage)
      storage.breakDown(method)
      sessions.save(session.build())
      expect(sessions.current()).toEqual(session.build())
      sessions.clear('signed-out')
      expect(sessions.current()).toBeUndefined()
    },
  )

  it('keeps the session for the tab when it cannot even be opened', () => {
    const sessions = new LocalStorageSessionStore(
      new SafeStorage(() => {
        throw new DOMException('blocked', 'SecurityError')
      }),
      { addEventListener: () => {} },
    )
    sessions.save(session.build())
    expect(sessions.current()).toEqual(session.build())
  })
})
