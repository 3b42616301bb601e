import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { firstPaintScript } from '../../deploy/security-headers.ts'
import { newerAtRules, newerMemberNames, newerProperties, newerSelectors } from '../support/floor.ts'

const DIST = 'dist'

const builtFiles = (ending: string) =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(DIST, name), 'utf8') }))

interface SyntaxNode {
  readonly type: string
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const children = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode)

function* everyNode(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of children(node)) yield* everyNode(child)
}

/** Syntax of ES2022, the newest that a browser at the floor can read. Anything newer does not parse. */
const parsed = (text: string, name: string): SyntaxNode =>
  parse(text, {
    ecmaVersion: 2022,
    sourceType: name === 'sw.js' || name.startsWith('the script') ? 'script' : 'module',
    preserveParens: true,
  }) as unknown as SyntaxNode

/** Brackets in the value of a class field, outside any function in it: Safari 15 then forgets what the value refers to. */
function hasBrackets(node: SyntaxNode): boolean {
  if (node.type === 'ParenthesizedExpression') return true
  return !/Function/.test(node.type) && children(node).some(hasBrackets)
}

/** What Safari 15.4 cannot read of ES2022 and before. */
function tooNew(node: SyntaxNode): string | undefined {
  if (node.type === 'StaticBlock') return 'a static block'
  if (node.type === 'PropertyDefinition' && isNode(node.value) && hasBrackets(node.value))
    return 'brackets in the value of a class field'
  const { regex } = node as { readonly regex?: { readonly pattern: string } }
  return regex && /\(\?<[=!]/.test(regex.pattern) ? `a look behind: ${regex.pattern}` : undefined
}

describe('a browser at the floor can read', () => {
  const scripts = () => [...builtFiles('.js'), { name: 'the script in the page', text: firstPaintScript() }]

  it('every script', () => {
    const found = scripts().flatMap(({ name, text }) =>
      [...everyNode(parsed(text, name))].flatMap((node) => {
        const problem = tooNew(node)
        return problem ? [`${name}: ${problem}`] : []
      }),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['class A { static { f() } }', 'a static block'],
    ['class A { a = b[(0)] }', 'brackets in the value of a class field'],
    ['/(?<=a)b/', 'a look behind: (?<=a)b'],
    ['class A { a = (b) => (b, c); #d = e(f) }', undefined],
  ])('but not %s', (text, problem) => {
    expect([...everyNode(parsed(text, ''))].map(tooNew).find(Boolean)).toBe(problem)
  })

  it('every style sheet, or does without', () => {
    const css = builtFiles('.css')
      .map(({ text }) => text)
      .join('\n')
    const used = (pattern: RegExp, newer: ReadonlySet<string>) =>
      [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))].filter((name) => newer.has(name))
    expect({
      properties: used(/[{;]((?!-)[a-z-]+):/g, newerProperties).filter((name) => !(name in DISPENSABLE)),
      selectors: used(/[^:]:((?!first )[a-z-]+)(?=[(,{ .>])/g, newerSelectors).filter(
        (name) => !(name in DISPENSABLE),
      ),
      rules: used(/@([a-z-]+)/g, newerAtRules),
      values: css.match(/\b(light-dark|oklch|oklab|lab|lch|color-mix)\([^)]*\)/g),
      nested: css.match(/&[^"'\s;{}]*\{/g),
    }).toEqual({ properties: [], selectors: [], rules: ['container'], values: null, nested: null })
    // Asked of the window where containers are unknown, and units of older browsers where newer ones are.
    expect(css.match(/@supports not \(container-type:inline-size\)/g)?.length).toBeGreaterThan(0)
    // A number with a fraction is replaced whole.
    expect(css).not.toMatch(/\.calc\(/)
    expect(css.match(/\dcqi|\ddvh/g)).toEqual(['1cqi', '1cqi', '1dvh', '1dvh', '1dvh'])
  })
})

/** What the style sheets use that not every browser from the floor on has, and what is then seen. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  // Properties
  container: 'container queries give way to the width of the window (scripts/build/older-styles.ts)',
  'container-type': 'the same',
  'forced-color-adjust': 'only with forced colours, which such a browser has not',
  'hanging-punctuation': 'punctuation stands in the line',
  'mask-image': 'there is one with a prefix too',
  outline: 'an outline has square corners',
  'overscroll-behavior': 'the page behind scrolls on',
  'print-color-adjust': 'the browser saves ink as it is set to',
  'scroll-snap-stop': 'a swipe may pass two slides',
  'scrollbar-gutter': 'the page moves by the width of its scroll bar',
  'scrollbar-width': 'a scroll bar is shown',
  'text-size-adjust': 'there is one with a prefix too',
  'text-wrap': 'lines break anywhere',
  'user-select': 'text in the map can be selected',
  'view-transition-name': 'the picture of a campaign is there without moving to its place',
  // Selectors
  autofill: 'a field that the browser has filled in has the browser’s colour',
  has: 'what must be seen without it stands in @supports not selector(:has(*))',
  modal: 'the page behind a dialog scrolls',
  'popover-open': 'asked for by @supports alone',
}

/** Newer names that in the code are something else, or are asked for only where they are. */
const OTHERWISE_MEANT = new Set([
  // Members of an error that axios writes down if they are there.
  ...['captureStackTrace', 'columnNumber', 'fileName', 'lineNumber'],
  // What MobX's own sets are called by.
  ...[
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  // MobX takes a newer iterator's methods where there are any.
  ...['Iterator', 'drop', 'take', 'toArray'],
  // Members of the portal's and the libraries' own objects.
  ...['chunks', 'displayName', 'dispose', 'error', 'escape', 'move', 'pause', 'use'],
])

/** What the portal brings where it is missing (src/infrastructure/browser/older-browser.ts). */
const BROUGHT = new Set(['toSorted', 'findLast'])

it('the code asks for no member of the language that the portal does not bring', () => {
  const used = builtFiles('.js').flatMap(({ name, text }) =>
    [...everyNode(parsed(text, name))].flatMap((node) => {
      const { property, computed } = node as { property?: { name?: string }; computed?: boolean }
      const called = node.type === 'MemberExpression' && !computed ? property?.name : undefined
      return called !== undefined && newerMemberNames.has(called) ? [called] : []
    }),
  )
  expect([...new Set(used)].filter((name) => !BROUGHT.has(name) && !OTHERWISE_MEANT.has(name))).toEqual([])
})
