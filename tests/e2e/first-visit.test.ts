import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtScreens, fetchedAhead, javaScriptKib } from '../../bench/built-files.ts'
import { visitHome } from '../../bench/first-visit/home.ts'
import { visitLogin } from '../../bench/first-visit/login.ts'
import { codeKib, type Transfer } from '../../bench/first-visit/transfers.ts'
import type { Place } from '../../bench/first-visit/visit.ts'
import type { TestCustomer } from '../../sandbox/control/create-customer.ts'
import { postControl } from '../../sandbox/post-control.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { readPortalFiles } from '../../scripts/build/built-table.ts'
import { classPrefix, styleModules } from '../../scripts/build/class-names.ts'
import { routes } from '../../src/ui/app/routes.ts'

/** What has been reached: less is better, more is a step back. The goals are in bench/budgets.ts. */
const REACHED = {
  login: { kib: 117.5, requests: 9 },
  home: { kib: 148.25, requests: 21 },
  /**
   * All JavaScript in KiB, divided by the number of screens. Of the whole, 6 KiB send reports of visits: a browser fetches them only
   * where a deployment wants reports, once the first screen is usable.
   */
  javaScriptKibPerScreen: 17.38,
  ahead: 29,
  /** What a screen fetches at once when a device that has never been here is sent to it, as [KiB, requests] … */
  anyScreen: [232.25, 18] as const,
  /** … and those that fetch less or more. */
  screens: {
    '/': [117.5, 7],
    '/register': [185, 14],
    '/recover-password': [185, 14],
    '/portal': [148.25, 8],
    '/promocoes': [229.25, 18],
    '/voucher': [231, 19],
    '/tabloides': [224.5, 18],
    '/compras': [232.75, 19],
    '/location': [224.5, 18],
    '/perfil': [240.75, 19],
    '/contacorrente/extrato': [231, 19],
  } as Readonly<Record<string, readonly [number, number]>>,
}

const DIST = 'dist'

/** Without the icon of the tab, for which only some browsers ask. */
const ofPage = (transfers: readonly Transfer[]) =>
  transfers.filter(({ kind, url }) => kind !== 'Other' || !url.endsWith('/brand/symbol.svg'))

/** Bytes and requests, which `npm run bench` measures in the same way. It alone measures seconds, because here other tests run at the same time. */
describe('a first visit asks for no more than it has to', () => {
  let sandbox: Sandbox

  beforeAll(async () => {
    sandbox = await startSandbox({ staticDir: DIST })
  })

  afterAll(async () => {
    await sandbox.close()
  })

  // Both wait for their slow network most of the time, and can do it together.
  it.concurrent('until the login answers', async () => {
    const { transfers } = await visitLogin(place())
    expect(codeKib(ofPage(transfers))).toBeLessThanOrEqual(REACHED.login.kib)
    expect(ofPage(transfers).length).toBeLessThanOrEqual(REACHED.login.requests)
  })

  it.concurrent('until the balance stands on home', async () => {
    const { transfers } = await visitHome(place(), await newCustomer())
    expect(codeKib(ofPage(transfers))).toBeLessThanOrEqual(REACHED.home.kib)
    expect(ofPage(transfers).length).toBeLessThanOrEqual(REACHED.home.requests)
  })

  const place = (): Place => ({ browser: testBrowser, origin: sandbox.url, slowsProcessor: false })

  const newCustomer = (): Promise<TestCustomer> => postControl(sandbox.url, 'customers', { profile: 'rich' })
})

describe('the build', () => {
  it('asks for no more at once on any screen', async () => {
    const over = (await builtScreens(DIST)).filter(({ path, kib, requests }) => {
      const [maxKib, maxRequests] = REACHED.screens[path] ?? REACHED.anyScreen
      return kib > maxKib || requests > maxRequests
    })
    expect(over).toEqual([])
  })

  it('has the styles of every style module', () => {
    const sheets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'))
    const styles = sheets.map((name) => readFileSync(join(DIST, 'assets', name), 'utf8')).join('')
    const missing = styleModules.filter((path) => !styles.includes(`.${classPrefix(path)}`))
    // The workshop is for developers.
    expect(missing).toEqual(['workshop/panel.module.css'])
  })

  it('grows no larger', async () => {
    expect(await javaScriptKib(DIST)).toBeLessThanOrEqual(REACHED.javaScriptKibPerScreen * routes.length)
  })

  it('has the browser compile the scripts of the login while they arrive', () => {
    const { files, screens } = readPortalFiles(DIST)
    const ofLogin = screens.find(({ path }) => path === '/')?.files ?? []
    const compiledLater = ofLogin
      .map((place) => files[place] ?? '')
      .filter((name) => name.endsWith('.js') && !script(name).startsWith('//# allFunctionsCalledOnLoad\n'))
    // The bundler's own few lines, which run at once.
    expect(compiledLater).toEqual([expect.stringContaining('rolldown-runtime')])
  })

  it('ships no source map and names none, but has one of each script beside it', () => {
    const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const shipped = filesIn(DIST)
    // A script that only the bundler wrote has no source.
    const scripts = shipped.filter((name) => name.endsWith('.js') && !name.includes('runtime-'))
    expect(shipped.filter((name) => name.endsWith('.map'))).toEqual([])
    for (const name of scripts) expect(script(name), name).not.toContain('sourceMappingURL')
    expect(filesIn(`${DIST}-maps`)).toEqual(expect.arrayContaining(scripts.map((name) => `${name}.map`)))
  })

  it('has the worker fetch no more ahead', async () => {
    expect((await fetchedAhead(DIST)).length).toBeLessThanOrEqual(REACHED.ahead)
  })

  it('has the worker fetch ahead all that those files need, so that they open without a signal', async () => {
    const ahead = await fetchedAhead(DIST)
    const missing = ahead
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) =>
        importsOf(name)
          .filter((needed) => !ahead.includes(needed))
          .map((needed) => needed.replace(/^assets\/(\w+)-.*$/, '$1')),
      )
    expect(new Set(missing)).toEqual(new Set())
  })

  const script = (name: string) => readFileSync(join(DIST, name), 'utf8')

  /** The scripts that a built script imports before it runs. */
  function importsOf(name: string): readonly string[] {
    return [...script(name).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
      ([, needed]) => `assets/${needed}`,
    )
  }
})
