import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/ui/app/routes.ts'

const filesOf = (folder: string, extension: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => extension.test(path) && !path.includes('node_modules'))

const read = (path: string): string => readFileSync(path, 'utf8')

const pages = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'THIRD-PARTY.md',
    'sandbox/README.md',
    'deploy/README.md',
    'src/ui/kit/README.md',
  ],
  ...filesOf('docs', /\.md$/),
]
const sources = [
  ...['src', 'sandbox', 'tests', 'scripts', 'deploy', 'bench', 'checkers'].flatMap((folder) =>
    filesOf(folder, /\.(tsx?|mjs|js|css|md|html|template|sh|awk)$/),
  ),
  ...['README.md', 'vitest.config.ts', 'vite.config.ts'],
  ...filesOf('docs', /\.md$/),
  // This file plants citations that lead nowhere.
].filter((path) => !path.endsWith('documents.test.ts'))

describe('a link in a page', () => {
  const withoutCode = (page: string) => page.replace(/^```.*?^```/gms, '')

  const linksOf = (page: string): string[] =>
    [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)| src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))

  /** The anchors of a page as GitHub names them. */
  const anchorsOf = (page: string): string[] =>
    [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    )

  function isBroken(link: string, page: string): boolean {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page : join(dirname(page), file)
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor))
  }

  it('leads to a file and a heading that exist', () => {
    const broken = pages.flatMap((page) =>
      linksOf(read(page))
        .filter((link) => isBroken(link, page))
        .map((link) => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
  })
})

it('shows every screen in docs/screens.md, which npm run pictures writes', () => {
  const shown = [...read('docs/screens.md').matchAll(/^## (.+)\n\n`#(.+)`$/gm)]
  expect(shown.map(([, title, path]) => ({ title, path }))).toEqual(
    routes.map(({ title, path }) => ({ title, path })),
  )
})

describe('a citation', () => {
  const product = read('docs/product.md')
  const quotable: Readonly<Record<string, string>> = {
    'product.md': product,
    'docs/wire.md': read('docs/wire.md'),
    'docs/quality.md': read('docs/quality.md'),
    'docs/look.md': read('docs/look.md'),
  }
  const firstGroups = (text: string, pattern: RegExp): ReadonlySet<string> =>
    new Set([...text.matchAll(pattern)].map(([, found = '']) => found))
  const targets = {
    '§': firstGroups(product, /^## (\d+)\. /gm),
    rule: firstGroups(product.slice(product.indexOf('\n## Rules\n')), /^(\d+)\. \*\*/gm),
    call: firstGroups(quotable['docs/wire.md'] ?? '', /^\| (\d+) /gm),
    decision: firstGroups(readdirSync('docs/decisions').join('\n'), /^(\d{3})-/gm),
  }

  /** A comment may break a citation across two lines. */
  const onOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

  const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

  /** The citations in a text that lead nowhere. */
  function strayCitations(text: string): string[] {
    const line = onOneLine(text)
    const ofProduct = [...line.matchAll(/product\.md((?:,? (?:and )?(?:§|rule )\d+)+)/g)].flatMap(
      ([citation, places = '']) =>
        [...places.matchAll(/(§|rule )(\d+)/g)]
          .filter(([, kind, number = '']) => !targets[kind === '§' ? '§' : 'rule'].has(number))
          .map(() => citation),
    )
    const ofCalls = [...line.matchAll(/wire\.md, calls? (\d+(?:(?:,| and|, and) \d+)*)/g)]
      .filter(([, calls = '']) => numbersIn(calls).some((number) => !targets.call.has(number)))
      .map(([citation]) => citation)
    const ofDecisions = [...line.matchAll(/docs\/decisions\/(\d{3})(?!\d|-)/g)]
      .filter(([, number = '']) => !targets.decision.has(number))
      .map(([citation]) => citation)
    const ofQuotes = [
      ...line.matchAll(/(product\.md|docs\/(?:wire|quality|look)\.md)(?: §\d+)?[,:] "([^"]+)"/g),
    ]
      .filter(([, page = '', quote = '']) => !quotable[page]?.includes(quote))
      .map(([citation]) => citation)
    return [...ofProduct, ...ofCalls, ...ofDecisions, ...ofQuotes]
  }

  it('has its target, wherever it stands', () => {
    const strays = sources.flatMap((path) => strayCitations(read(path)).map((stray) => `${path}: ${stray}`))
    expect(strays).toEqual([])
  })

  it('names only pages that are in the repository', () => {
    const isThere = (page: string, path: string) =>
      [page, join('docs', page), join(dirname(path), page)].some((place) => existsSync(place))
    const missing = sources.flatMap((path) =>
      [...read(path).matchAll(/(?<![\w/.-])[\w./-]+\.md\b/g)]
        .filter(([page]) => !isThere(page, path))
        .map(([page]) => `${path}: ${page}`),
    )
    expect(missing).toEqual([])
  })

  it.each([
    'product.md §99',
    'product.md §4, rule 99',
    'product.md, rule 99',
    'docs/wire.md, calls 1 and 99',
    'docs/decisions/999',
    'docs/quality.md, "Beauty"',
  ])('without a target is found, also across two lines: %s', (citation) => {
    expect(strayCitations(`/** Why (${citation}). */`)).toHaveLength(1)
    expect(strayCitations(`/** Why (${citation.replace(' ', '\n * ')}). */`)).toHaveLength(1)
  })

  it.each(['§', 'rule', 'call'] as const)('counts every %s once, without a gap', (kind) => {
    const numbers = Array.from(targets[kind], Number).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers).not.toEqual([])
  })
})

it('lists every decision in the index', () => {
  const index = read('docs/decisions/README.md')
  const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
  expect(decisions.filter((name) => !index.includes(`| ${name.slice(0, 3)} `))).toEqual([])
  expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([])
})
