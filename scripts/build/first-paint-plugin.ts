import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type Plugin, type Rolldown } from 'vite'
import { firstPaintScript } from '../../deploy/security-headers.ts'
import type * as Render from '../../src/first-paint/render.tsx'
import {
  type LatePart,
  PORTAL_FILES_ELEMENT_ID,
  type PortalFiles,
} from '../../src/infrastructure/portal-files.ts'
import { ChunkFiles, importedBy, numbered } from './chunk-files.ts'
import { shortClassNames } from './class-names.ts'
import { lighterIcons } from './libraries/lucide.ts'

const RENDER = 'src/first-paint/render.tsx'
const START = 'src/main.tsx'

/**
 * Writes into the page what is shown before any JavaScript has arrived, made of the real components, and which files each screen
 * needs, so that the browser fetches them all at once.
 */
export function firstPaint(): Plugin {
  let root = ''
  let alias: AliasOptions = []
  return {
    name: 'first-paint',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      root = config.root
      alias = config.resolve.alias
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error('the first paint is made of a bundle')
        const { module, output } = await builtForNode(root, alias)
        const files = new ChunkFiles(bundle, chunk)
        const needed = (loads: readonly ((...values: never) => unknown)[]) =>
          files.needed([resolve(root, START), ...loads.flatMap((load) => importedBy(load, output))])
        const parts = Object.keys(module.lateParts) as LatePart[]
        const { all, numbers } = numbered(
          [
            ...parts.map((part) => needed([module.lateParts[part]])),
            ...module.screens.map(({ loads }) => needed(loads)),
          ],
          (name) => sizeIn(bundle, name),
        )
        const ofParts = Object.fromEntries(parts.map((part, index) => [part, numbers[index] ?? []]))
        const ofScreens = numbers.slice(parts.length)
        const screens = module.screens.map(({ path, title, isProtected }, index) => ({
          path,
          title,
          ...(isProtected && ({ protected: true } as const)),
          files: ofScreens[index] ?? [],
        }))
        const table: PortalFiles = {
          login: module.loginPath,
          home: module.homePath,
          screens,
          ...(ofParts as Record<LatePart, readonly number[]>),
          files: all,
          begin: startIn(html),
        }
        return filled(html.replace(SCRIPTS, ''), {
          'page-sheets': pageSheets(
            bundle,
            [module.loginPath, module.homePath].flatMap((path) => filesOf(table, path)),
          ),
          'portal-files': `<script type="application/json" id="${PORTAL_FILES_ELEMENT_ID}">${JSON.stringify(table)}</script>`,
          font: `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${fontIn(bundle)}">`,
          'first-paint-script': `<script>${firstPaintScript()}</script>`,
          ...(await rendered(module)),
        })
      },
    },
  }
}

const filesOf = ({ screens, files }: PortalFiles, path: string): readonly string[] =>
  (screens.find((screen) => screen.path === path)?.files ?? []).map((index) => files[index] ?? '')

function sizeIn(bundle: Rolldown.OutputBundle, name: string): number {
  const file = bundle[name]
  return file?.type === 'chunk' ? file.code.length : 0
}

/**
 * The tags of scripts that the bundler writes into the page. They are removed: the page asks for all scripts itself, once it is painted.
 */
const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** The script that starts the portal. Its name is read from the page, because the bundle still gives the name of an earlier step. */
function startIn(html: string): string {
  const [, address] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  if (address === undefined) throw new Error('the script that the page begins with was expected')
  return address
}

/**
 * The sheets of what is painted first, as text in the page: the first paint then waits for no second answer. A sheet names its fonts
 * relative to the folder of its file. The page needs their addresses relative to the page.
 */
function pageSheets(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  const texts = files
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error(`${name} is not a sheet`)
      const folder = name.slice(0, name.lastIndexOf('/'))
      return [name, String(sheet.source).replaceAll('url(./', `url(./${folder}/`)] as const
    })
  const [[first] = []] = texts
  return `<noscript><link rel="stylesheet" href="./${first}"></noscript>
    <script type="application/json" id="page-sheets">${JSON.stringify(Object.fromEntries(texts))}</script>`
}

/** A font that comes after the first paint is not used in this visit (src/ui/kit/fonts.css): it is asked for at once. */
function fontIn(bundle: Rolldown.OutputBundle): string {
  const [font, ...others] = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
  if (font === undefined || others.length > 0) throw new Error('one font was expected')
  return font
}

/** Replaces each comment of this name in the page. */
function filled(html: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((page, [name, text]) => {
    const place = `<!--${name}-->`
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`)
    return page.replace(place, () => text)
  }, html)
}

/** The components as Node runs them, with the files that they were built into. */
async function builtForNode(root: string, alias: AliasOptions) {
  const outDir = resolve(root, '.cache/first-paint')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { alias },
    css: { modules: { generateScopedName: shortClassNames() } },
    plugins: [react(), lighterIcons()],
    // The icons are bundled, so that they are lighter here too.
    ssr: { noExternal: ['lucide-react'] },
    publicDir: false,
    build: { ssr: RENDER, outDir, emptyOutDir: true, target: 'node20', minify: false },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output was expected')
  const [entry] = result.output
  const module = (await import(pathToFileURL(resolve(outDir, entry.fileName)).href)) as typeof Render
  return { module, output: result.output }
}

/** Components read `window` and `document` while they render. These are global only during the rendering. */
async function rendered({ render }: typeof Render): Promise<Record<string, string>> {
  const { JSDOM } = await import('jsdom')
  const { window } = new JSDOM('', { url: 'https://portal.example/' })
  const borrowed = { window, document: window.document }
  Object.assign(globalThis, borrowed)
  try {
    // The types of this window do not have the global names of a browser's window.
    const markup = await render(window as unknown as Window & typeof globalThis)
    const seen = { ...markup, 'signed-in': withoutClosedMenus(window.document, markup['signed-in']) }
    return Object.fromEntries(Object.entries(seen).map(([name, text]) => [name, withoutPictures(text)]))
  } finally {
    for (const name of Object.keys(borrowed)) Reflect.deleteProperty(globalThis, name)
    window.close()
  }
}

/** Leaves out what stands in closed menus: the frame answers nothing, so a customer cannot open a menu before the portal replaces it. */
function withoutClosedMenus(document: Document, markup: string): string {
  const template = document.createElement('template')
  template.innerHTML = markup
  for (const menu of template.content.querySelectorAll('[popover]')) menu.replaceChildren()
  return template.innerHTML
}

/** Without the logo, because only the configuration of the deployment says which one is shown, and without React's preload links. */
const withoutPictures = (markup: string): string =>
  markup.replace(/<link rel="preload" as="image"[^>]*>/g, '').replaceAll(' src="./brand/symbol.svg"', '')
