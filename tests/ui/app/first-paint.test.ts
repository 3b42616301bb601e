import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { settled } from '../../support/settled.ts'
import { TEST_NOW } from '../../support/test-now.ts'
import { windowOf } from '../../support/window-of.ts'

/** Without its last step, because Node's `vm` imports nothing. */
const SCRIPT = readFileSync('src/first-paint/first-paint.js', 'utf8').replace('import(begin)', 'undefined')

/** What the build writes into the page, with screens of each kind. */
const WRITTEN: Readonly<Record<string, object>> = {
  'portal-files': {
    login: '/',
    home: '/portal',
    files: ['./portal.js'],
    screens: [
      { path: '/', files: [0] },
      { path: '/register', files: [0] },
      { path: '/portal', files: [0], protected: true },
      { path: '/campanha/:id/extrato', files: [0], protected: true },
    ],
  },
  'page-sheets': {},
  'portal-config': {},
}

const element = () => ({
  dataset: {} as { start?: string },
  style: {},
  relList: { supports: () => true },
  remove() {},
  replaceChildren() {},
})

/** The page at this address, which the script has begun and nothing of which is painted. */
async function begun(
  hash: string,
  stored: Readonly<Record<string, string>> = {},
  visibilityState = 'visible',
) {
  const page = element()
  const asked: object[] = []
  const frames: (() => void)[] = []
  const document = windowOf({
    documentElement: page,
    visibilityState,
    adoptedStyleSheets: [],
    head: { append: (link: object) => asked.push(link) },
    getElementById: (id: string) =>
      id in WRITTEN ? { textContent: JSON.stringify(WRITTEN[id]) } : element(),
    createElement: element,
    querySelectorAll: () => [],
  })
  const happens = async (event: string) => {
    document.dispatchEvent(new Event(event))
    await settled()
  }
  runInNewContext(SCRIPT, {
    window: { CSSLayerBlockRule: {} },
    document,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { hash },
    Date: { parse: Date.parse, now: () => TEST_NOW },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    addEventListener() {},
  })
  await happens('readystatechange')
  const draw = async () => {
    for (const each of frames.splice(0)) each()
    await settled()
  }
  return { start: page.dataset.start, asked, draw, leave: () => happens('visibilitychange') }
}

const sessionUntil = (time: number) => ({
  'portal.token': 'x',
  'portal.session': JSON.stringify({ '.expires': new Date(time).toUTCString() }),
})

describe('what is shown before any script', () => {
  const session = sessionUntil(TEST_NOW + 60_000)
  it.each([
    ['the frame of the signed-in screens', '/', session, 'signed-in'],
    ['the frame of the signed-in screens', '/campanha/7/extrato', session, 'signed-in'],
    ['the login', '/', {}, 'login'],
    ['the login', '/campanha/7/extrato', {}, 'login'],
    ['the login', '/unknown', {}, 'login'],
    ['the login, because the session has expired,', '/portal', sessionUntil(TEST_NOW - 1000), 'login'],
    ['the frame of the public screens', '/register', session, 'public'],
  ])('is %s at %s', async (_, path, stored, start) => {
    expect((await begun(`#${path}`, stored)).start).toBe(start)
  })
})

describe('the scripts', () => {
  const scripts = [expect.objectContaining({ rel: 'modulepreload', href: './portal.js' })]

  it('are asked for once the page is painted', async () => {
    const { asked, draw } = await begun('')
    for (const _ of ['before it is painted', 'while it is painted']) {
      await draw()
      expect(asked).toEqual([])
    }
    await draw()
    expect(asked).toEqual(scripts)
  })

  it('are asked for at once in a tab that is not seen', async () => {
    const { asked } = await begun('', {}, 'hidden')
    expect(asked).toEqual(scripts)
  })

  it('are asked for when the tab is left before it is painted', async () => {
    const { asked, leave } = await begun('')
    expect(asked).toEqual([])
    await leave()
    expect(asked).toEqual(scripts)
  })
})
