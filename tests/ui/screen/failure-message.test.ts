import { screenContent } from '@ui/screen/content.ts'
import { failureMessage } from '@ui/screen/failure-message.ts'
import { afterEach, expect, it, vi } from 'vitest'

const { offline, unreachable } = screenContent.failures.write

afterEach(() => vi.unstubAllGlobals())

it.each([
  [false, offline],
  [true, unreachable],
])('says of a write that could not be sent, on a device whose signal is %s, the cause', (onLine, words) => {
  vi.stubGlobal('navigator', { onLine })
  expect(failureMessage({ kind: 'offline', unsent: true }, 'Não foi possível salvar.')).toBe(words)
})

it('says of a write that may have arrived what the screen says', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureMessage({ kind: 'offline' }, 'Não foi possível salvar.')).toBe('Não foi possível salvar.')
})
