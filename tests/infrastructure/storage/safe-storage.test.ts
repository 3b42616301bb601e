import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { describe, expect, it } from 'vitest'
import { FakeStorage } from '../../support/fake-storage.ts'

function arrange() {
  const storage = new FakeStorage()
  return { storage, safe: new SafeStorage(() => storage, 'known.') }
}

describe('a storage that is full', () => {
  it('gives the room of what was only read to a note that must outlast the page', () => {
    const { storage, safe } = arrange()
    safe.set('known.offers', 'x'.repeat(90))
    safe.set('choice', 'y'.repeat(10))
    storage.limitTo(100)
    expect(safe.set('note', 'z'.repeat(50))).toBe(true)
    expect(Object.keys(storage)).toEqual(['choice', 'note'])
  })

  it('gives none to what was only read', () => {
    const { storage, safe } = arrange()
    safe.set('known.offers', 'x'.repeat(90))
    storage.limitTo(100)
    expect(safe.set('known.stores', 'y'.repeat(50))).toBe(false)
    expect(Object.keys(storage)).toEqual(['known.offers'])
  })

  it('says that a value ends with the tab when there is no room at all', () => {
    const { storage, safe } = arrange()
    safe.set('choice', 'y'.repeat(90))
    storage.limitTo(100)
    expect(safe.set('note', 'z'.repeat(50))).toBe(false)
    expect(safe.get('note')).toBe('z'.repeat(50))
  })
})

it('a storage that is blocked keeps all for the tab', () => {
  const { storage, safe } = arrange()
  storage.breakDown('setItem')
  safe.set('known.offers', 'some')
  safe.set('note', 'other')
  expect([safe.get('known.offers'), safe.get('note')]).toEqual(['some', 'other'])
})
