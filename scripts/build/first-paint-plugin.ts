import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type Plugin, type Rolldown } from 'vite'
import { firstPaintScript } from '../../deploy/security-headers.ts'
import type * as Render from '../../src/first-paint/render.tsx'
import { PORTAL_FILES_ELEMENT_ID, type PortalFiles } from '../../src/infrastructure/portal-files.ts'
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
        const { all, numbers } = numbered([
          needed([module.firstCall]),
          needed([module.formRules]),
          needed([module.sanitizer]),
          ...module.screens.map(({ loads }) => needed(loads)),
        ])
        const [firstCall = [], formRules = [], sanitizer = [], ...ofScreens] = numbers
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
          'first-call': firstCall,
          'form-rules': formRules,
          sanitizer,
          files: all,
        }
        const page = filled(html, {
          'every-script': largestFirst(bundle, scriptsOfEveryScreen(table)).map(modulePreload).join(''),
          'first-sheet': firstSheet(bundle, filesOf(table, module.loginPath)),
          'portal-files': `<script type="application/json" id="${PORTAL_FILES_ELEMENT_ID}">${JSON.stringify(table)}</script>`,
          font: `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${fontIn(bundle)}">`,
          'first-paint-script': `<script>${firstPaintScript()}</script>`,
          ...(await rendered(module)),
        })
        return afterFirstPaint(page)
      },
    },
  }
}

const filesOf = ({ screens, files }: PortalFiles, path: string): readonly string[] =>
  (screens.find((screen) => screen.path === path)?.files ?? []).map((index) => files[index] ?? '')

function scriptsOfEveryScreen({ screens, files }: PortalFiles): readonly string[] {
  const [first, ...others] = screens.map((screen) => new Set(screen.files))
  const common = [...(first ?? [])].filter((index) => others.every((numbers) => numbers.has(index)))
  return common.flatMap((index) => files[index] ?? []).filter((file) => file.endsWith('.js'))
}

/** The scripts that stand in the page, those of the bundler too, come after the first paint. */
function afterFirstPaint(html: string): string {
  const scripts = /<(?:script type="module"|link rel="modulepreload")/g
  if (!scripts.test(html)) throw new Error('a script of the bundler was expected')
  return html.replace(scripts, '$& fetchpriority="low"')
}

/** Files share the line: the one that takes longest begins first. */
function largestFirst(bundle: Rolldown.OutputBundle, scripts: readonly string[]): readonly string[] {
  const size = (file: string) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk.code.length : 0
  }
  return [...scripts].sort((a, b) => size(b) - size(a))
}

/** The browser compiles such a file while it arrives, beside the main thread; what has a `preload` it compiles when it is imported. */
const modulePreload = (file: string): string => `<link rel="modulepreload" crossorigin href="./${file}">`

/**
 * The sheet that every screen begins with, as text in the page: the first paint then waits for no second answer. In the file its
 * addresses are relative to the folder of the file, in the page to the page.
 */
function firstSheet(bundle: Rolldown.OutputBundle, loginFiles: readonly string[]): string {
  const [name, ...others] = loginFiles.filter((file) => file.endsWith('.css'))
  const sheet = name === undefined ? undefined : bundle[name]
  if (sheet?.type !== 'asset' || others.length > 0) throw new Error('one sheet was expected for the login')
  const folder = sheet.fileName.slice(0, sheet.fileName.lastIndexOf('/'))
  const text = String(sheet.source).replaceAll('url(./', `url(./${folder}/`)
  return `<noscript><link rel="stylesheet" href="./${sheet.fileName}"></noscript>
    <script type="application/json" id="first-sheet" data-file="${sheet.fileName}">${JSON.stringify(text)}</script>`
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
    // So that its icons are lighter here too.
    ssr: { noExternal: ['lucide-react'] },
    publicDir: false,
    build: { ssr: RENDER, outDir, emptyOutDir: true, target: 'node20', minify: false },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output was expected')
  const [entry] = result.output
  const module = (await import(pathToFileURL(resolve(outDir, entry.fileName)).href)) as typeof Render
  return { module, output: result.output }
}

/** The parts of the browser that components look at while they render are global only meanwhile. */
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

/** Which logo is shown, only the configuration of the deployment knows; React asks for the pictures before they are needed. */
const withoutPictures = (markup: string): string =>
  markup.replace(/<link rel="preload" as="image"[^>]*>/g, '').replaceAll(' src="./brand/symbol.svg"', '')
