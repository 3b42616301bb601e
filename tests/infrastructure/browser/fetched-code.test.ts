import { loadLatePart } from '@infrastructure/browser/fetched-code.ts'
import { PORTAL_FILES_ELEMENT_ID } from '@infrastructure/portal-files.ts'
import { describe, expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

/** A page whose sanitizer is in one file, for which the server gives this answer. */
function arrange(answer: () => Promise<Response>) {
  const table = JSON.stringify({ files: ['assets/clean.js'], screens: [], sanitizer: [0] })
  const document = {
    getElementById: (id: string) => (id === PORTAL_FILES_ELEMENT_ID ? { textContent: table } : null),
  }
  const window = windowOf({ document, fetch: answer })
  const missing: Event[] = []
  window.addEventListener('vite:preloadError', (event) => missing.push(event))
  return { load: () => loadLatePart(window, 'sanitizer', async () => 'code'), missing }
}

describe('a part that is fetched when it is needed', () => {
  it('comes with its file', async () => {
    const { load } = arrange(async () => new Response(''))
    expect(await load()).toBe('code')
  })

  it.each([
    ['without a signal', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['from a server that fails', async () => new Response('', { status: 503 })],
  ])('can be asked for again %s', async (_, answer) => {
    const { load, missing } = arrange(answer)
    await expect(load()).rejects.toMatchObject({ reason: { kind: 'offline' } })
    expect(missing).toEqual([])
  })

  it.each([404, 410])(
    'is announced as missing under %i, because only another page knows its new name',
    async (status) => {
      const { load, missing } = arrange(async () => new Response('', { status }))
      await expect(load()).rejects.toMatchObject({ reason: { kind: 'unexpected' } })
      expect(missing).toHaveLength(1)
    },
  )
})
