import type { Vital } from '@application/telemetry/telemetry-event.ts'
import {
  type BrowserFamily,
  CONNECTION_CLASSES,
  type ConnectionClass,
  VisitFacts,
} from '@application/telemetry/visit-facts.ts'
import { inject, injectable } from 'inversify'
import { parse } from 'regexparam'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { CALL_NAMES } from '../http/call-names.ts'
import { portalFileTable, portalVersion } from '../portal-files.ts'
import { BROWSER_WINDOW } from './browser-window.ts'
import { pathInHash } from './path-in-hash.ts'

/** Several browsers name Chrome and Safari too: those come last. */
const FAMILIES: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/Edg(?:A|iOS)?\//, 'edge'],
  [/SamsungBrowser\//, 'samsung'],
  [/OPR\//, 'opera'],
  [/(?:Firefox|FxiOS)\//, 'firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/Safari\//, 'safari'],
]

/** A file of the build in a text, and a place in it. Line and column have too few digits to be a customer's document. */
const FILE = /\/assets\/([\w.-]{1,99}\.(?:js|css))/
const FRAME = /\/assets\/([\w.-]{1,99}\.js):(\d{1,5}):(\d{1,7})\)?$/

const MAX_FRAMES = 3

@injectable()
export class BrowserVisitFacts extends VisitFacts {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Window & typeof globalThis) {
    super()
  }

  get version(): string {
    return portalVersion(this.window.document) ?? 'unknown'
  }

  get browser(): BrowserFamily {
    const { userAgent } = this.window.navigator
    return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
  }

  get connection(): ConnectionClass {
    const type = this.window.navigator.connection?.effectiveType
    return CONNECTION_CLASSES.find((each) => each === type) ?? 'unknown'
  }

  isOnline(): boolean {
    return this.window.navigator.onLine
  }

  screen(): string {
    const path = pathInHash(this.window.location)
    const screens = portalFileTable(this.window.document)?.screens ?? []
    const shown = screens.find((screen) => parse(screen.path).pattern.test(path))
    return shown?.path ?? 'other'
  }

  /** The configured host may end with a path, so the end of the address decides. */
  call(method: string, address: string): string {
    const path = address.replace(/[?#].*$/s, '')
    const called = CALL_NAMES.find((name) => {
      const [ofName, template = ''] = name.split(' ')
      return ofName === method && new RegExp(`${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    })
    return called ?? 'other'
  }

  frames(thrown: unknown): readonly string[] {
    const files = this.files()
    const places = stackOf(thrown)
      .split('\n')
      .flatMap((line) => {
        const [, file = '', row, column] = FRAME.exec(line.trim()) ?? []
        return files.has(file) ? [`${file}:${row}:${column}`] : []
      })
    return places.slice(0, MAX_FRAMES)
  }

  missingFile(thrown: unknown): string | undefined {
    const [, file = ''] = FILE.exec(thrown instanceof Error ? thrown.message : '') ?? []
    return this.files().has(file) ? file : undefined
  }

  onLeave(listener: () => void): void {
    const { document } = this.window
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener()
    })
    // Some browsers leave a page without having hidden it.
    this.window.addEventListener('pagehide', listener)
  }

  onVital(listener: (name: Vital, value: number) => void): void {
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measure(({ name, value }) => listener(name, value))
  }

  /** Names of this build's files: those of its table, and those that the page has asked for. */
  private files(): ReadonlySet<string> {
    const asked = this.window.performance.getEntriesByType('resource').map(({ name }) => name)
    const base = new URL('assets/', this.window.document.baseURI).href
    const named = portalFileTable(this.window.document)?.files ?? []
    return new Set(
      [...asked.filter((name) => name.startsWith(base)), ...named].map((name) => name.replace(/^.*\//s, '')),
    )
  }
}

/** Without the message, which some browsers write above the places and which may hold any text. */
function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  const { name, message, stack = '' } = thrown
  const head = message === '' ? name : `${name}: ${message}`
  return stack.startsWith(head) ? stack.slice(head.length) : stack
}
