import { HtmlPolicy, isServiceWorker } from '@infrastructure/browser/trusted-types.ts'
import { describe, expect, it } from 'vitest'

const BASE = 'https://portal.example/cliente/'

describe('the script that may be started by its address', () => {
  it.each(['sw.js', './sw.js', 'https://portal.example/cliente/sw.js'])(
    'is the own service worker: %s',
    (url) => expect(isServiceWorker(url, BASE)).toBe(true),
  )

  it.each([
    'https://evil.example/sw.js',
    'https://evil.example/x.js',
    '/sw.js',
    'sw.js/../x.js',
    'sw.js?x',
    'data:text/javascript,alert(1)',
    'http://[',
  ])('is nothing else: %s', (url) => expect(isServiceWorker(url, BASE)).toBe(false))
})

describe('HTML that a library writes', () => {
  /** What the default policy makes of it; null is what the browser refuses. */
  function written(html: string, policy = new HtmlPolicy()): string | null | undefined {
    let createHTML: ((html: string) => string | null) | undefined
    const window = {
      trustedTypes: {
        createPolicy: (_: string, rules: { createHTML?: (html: string) => string | null }) => {
          createHTML = rules.createHTML
        },
      },
    }
    policy.install(window as Partial<Window> as Window)
    return createHTML?.(html)
  }

  it("is let through when it is Leaflet's harmless probe", () => expect(written('<svg/>')).toBe('<svg/>'))

  it.each(['<svg />', '<svg onload=alert(1)>', '<img src=x onerror=alert(1)>', ''])(
    'is refused until there is a sanitiser: %s',
    (html) => expect(written(html)).toBeNull(),
  )

  it('is cleaned by the sanitiser once there is one', () => {
    const policy = new HtmlPolicy()
    policy.allow((html) => html.toUpperCase())
    expect(written('<b>a</b>', policy)).toBe('<B>A</B>')
  })
})
