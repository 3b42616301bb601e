import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

const sourceOf = (file: string): string => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')

const AXE = sourceOf('axe-core/axe.min.js')
const IBM = sourceOf('accessibility-checker-engine/ace.js')
const CODE_SNIFFER = sourceOf('html_codesniffer/build/HTMLCS.js')

/** WCAG 2.2 A and AA, and what axe recommends besides. */
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function findWithAxe(page: Page): Promise<Finding[]> {
  await page.evaluate(`'axe' in window || (0, eval)(${JSON.stringify(AXE)})`)
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: values, resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => ({ checker: 'axe' as const, rule: id, where: html, message: help })),
    )
  }, AXE_RULES)
}

interface IbmReport {
  readonly results: readonly {
    readonly ruleId: string
    readonly value: readonly [string, string]
    readonly message: string
    readonly snippet: string
  }[]
}

/** What it is sure of; what it wants a person to look at is not counted. */
export async function findWithIbm(page: Page): Promise<Finding[]> {
  await page.evaluate(`(0, eval)(${JSON.stringify(IBM)}); window.ace = window.ace ?? ace`)
  return page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check(node: Document, policies: string[]): Promise<IbmReport> } }
    }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({
        checker: 'IBM' as const,
        rule: ruleId,
        where: snippet,
        message,
      }))
  })
}

interface SniffedMessage {
  readonly type: number
  readonly code: string
  readonly msg: string
  readonly element: Element | { readonly outerHTML?: undefined }
}

/** Its errors; warnings and notices ask for a person. */
export async function findWithCodeSniffer(page: Page): Promise<Finding[]> {
  await page.evaluate(`(0, eval)(${JSON.stringify(CODE_SNIFFER)}); window.HTMLCS = window.HTMLCS ?? HTMLCS`)
  return page.evaluate(async () => {
    const { HTMLCS } = window as unknown as {
      HTMLCS: {
        ERROR: number
        process(standard: string, node: Document, done: () => void, failed: () => void): void
        getMessages(): readonly SniffedMessage[]
      }
    }
    // It breaks off at values of two words, such as `mobile tel`. axe checks them.
    for (const field of document.querySelectorAll('[autocomplete]')) field.removeAttribute('autocomplete')
    await new Promise<void>((done, failed) =>
      HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('HTML_CodeSniffer failed'))),
    )
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({
        checker: 'HTML_CodeSniffer' as const,
        rule: code,
        where: (element.outerHTML ?? '').slice(0, 300),
        message: msg,
      }))
  })
}
