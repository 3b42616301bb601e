import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type ElementHandle, type JSHandle } from 'playwright-core'
import { ARGUMENTS, chromiumOptions } from '../../tests/support/chromium.ts'
import { freePort } from '../free-port.ts'
import type { EnginePage } from './engine-page.ts'
import { httpCommands, marionetteCommands, pageOf } from './web-driver.ts'

export interface Engine {
  readonly name: string
  /** What is missing where it cannot be started, such as a Debian package. */
  readonly needs: string
  readonly isThere: () => boolean
  readonly start: () => Promise<EnginePage>
  /** An older browser than the portal works in: it must say so in words. */
  readonly isBelowTheFloor?: boolean
}

const PHONE = { width: 390, height: 844 }
const DISPLAY = ':87'

const allExist = (...paths: readonly string[]) => paths.every((path) => existsSync(path))

/** Starts a program, such as a browser or the display that it needs, and ends it together with the page. */
async function startProcess(
  command: string,
  options: readonly string[],
  environment: NodeJS.ProcessEnv,
  drive: () => Promise<EnginePage>,
): Promise<EnginePage> {
  const child = spawn(command, options, {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const end = () => child.kill()
  try {
    const page = await drive()
    return { ...page, close: () => page.close().finally(end) }
  } catch (error) {
    end()
    throw error
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await fetch(`${url}/status`)
      return
    } catch (error) {
      if (attempt === 60) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

async function webDriver(
  command: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<EnginePage> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // WebKit's sandbox does not work in a container, and a server has no graphics card.
  const environment = { DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  return startProcess(command, ['-p', String(port)], environment, async () => {
    await untilItAnswers(url)
    return pageOf(await httpCommands(url, capabilities))
  })
}

async function firefox(): Promise<EnginePage> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const options = ['--marionette', '--headless', '--no-remote', '--profile', profile]
  const size = { MOZ_HEADLESS_WIDTH: String(PHONE.width), MOZ_HEADLESS_HEIGHT: String(PHONE.height) }
  const page = await startProcess('firefox-esr', options, size, async () =>
    pageOf(await marionetteCommands(port)),
  )
  return {
    ...page,
    close: () => page.close().finally(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })),
  }
}

/** WebKitGTK opens a window. */
async function webKitGtk(): Promise<EnginePage> {
  return startProcess('Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'], {}, () =>
    webDriver('WebKitWebDriver', {}),
  )
}

const wpe = () =>
  webDriver('WPEWebDriver', {
    'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] },
  })

async function withPlaywright(executablePath: string): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS] })
  const page = await (await browser.newContext({ viewport: PHONE })).newPage()
  const call = (body: string, values: readonly unknown[]) =>
    `(function () { ${body} }).apply(null, ${JSON.stringify(values)})`
  const element = async (body: string, values: readonly unknown[]) => {
    const handle: JSHandle<Element | null> = await page.evaluateHandle(call(body, values))
    const found = handle.asElement() as ElementHandle<Element> | null
    if (!found) throw new Error('no such element')
    return found
  }
  return {
    agent: await page.evaluate(() => navigator.userAgent),
    open: async (url) => void (await page.goto(url)),
    run: (body, ...values) => page.evaluate(call(body, values)),
    // Playwright's own clicks ask for `checkVisibility`, which Chromium has had since 105.
    press: async (body, ...values) => {
      const box = await (await element(body, values)).boundingBox()
      if (!box) throw new Error('the element is not seen')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    },
    type: async (text, body, ...values) => {
      await (await element(body, values)).evaluate((field) => (field as HTMLElement).focus())
      await page.keyboard.type(text)
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}

const PACKAGES = fileURLToPath(new URL('./node_modules/', import.meta.url))
const UNPACKED = fileURLToPath(new URL('../../.cache/engines/', import.meta.url))

/** An old Chromium out of an npm package. Each of its versions would unpack itself to the same place. */
function unpack(version: number): string {
  const folder = join(UNPACKED, `chromium-${version}`)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const packed = join(PACKAGES, `chromium-${version}/bin`)
  mkdirSync(folder, { recursive: true })
  const libraries = join(folder, 'swiftshader.tar')
  writeFileSync(libraries, brotliDecompressSync(readFileSync(join(packed, 'swiftshader.tar.br'))))
  execFileSync('tar', ['-xf', libraries, '-C', folder])
  writeFileSync(program, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))))
  chmodSync(program, 0o755)
  return program
}

const oldChromium = (version: number, isBelowTheFloor = false): Engine => ({
  name: `Chromium ${version}`,
  needs: 'npm ci in scripts/engines, on Linux x64',
  isThere: () => allExist(join(PACKAGES, `chromium-${version}/bin/chromium.br`)),
  start: () => withPlaywright(unpack(version)),
  isBelowTheFloor,
})

/** What Debian's packages bring; the short walk takes these. */
export const installedEngines: readonly Engine[] = [
  {
    name: 'Firefox',
    needs: 'firefox-esr',
    isThere: () => allExist('/usr/bin/firefox-esr'),
    start: firefox,
  },
  {
    name: 'WebKitGTK',
    needs: 'webkit2gtk-driver xvfb',
    isThere: () => allExist('/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'),
    start: webKitGtk,
  },
  {
    name: 'WPE',
    needs: 'wpewebkit-driver cog',
    isThere: () => allExist('/usr/bin/WPEWebDriver', '/usr/bin/cog'),
    start: wpe,
  },
]

export const otherEngines: readonly Engine[] = [
  {
    name: 'Chromium, installed',
    needs: 'chromium',
    isThere: () => allExist('/usr/bin/chromium'),
    start: () => withPlaywright('/usr/bin/chromium'),
  },
  {
    name: 'Chromium of the tests',
    needs: 'Linux x64',
    isThere: () => true,
    start: async () => withPlaywright((await chromiumOptions()).executablePath ?? ''),
  },
  oldChromium(114),
  oldChromium(110),
  oldChromium(103),
  oldChromium(92, true),
]
