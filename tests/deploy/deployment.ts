import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { manifest } from '../../deploy/manifest.ts'

export const DEPLOY = resolve('deploy')

/** A configuration that names hosts of each kind. */
export const CONFIGURATION = {
  identityApi: 'https://identidade.example',
  publicApi: 'https://conteudo.example/base/',
  map: { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' },
  pictureHosts: ['https://fotos.example'],
  brand: { name: 'Mercado da Praça', logoUrl: './brand/logo.svg' },
}

/** The hosts that follow from it, in the policy's order. */
export const HOSTS = {
  connect: ['https://identidade.example', 'https://conteudo.example'],
  images: [
    'https://identidade.example',
    'https://conteudo.example',
    'https://tiles.example',
    'https://fotos.example',
  ],
}

/** A folder that is taken away again when the test ends. */
export class TemporaryFolder implements Disposable {
  // Started by root, nginx reads the files as another user, who may not enter what mkdtemp makes.
  readonly path = mkdtempSync(join(tmpdir(), 'portal-deploy-'))

  constructor() {
    chmodSync(this.path, 0o755)
  }

  write(name: string, content: string | Uint8Array): string {
    const path = join(this.path, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  read = (name: string): string => readFileSync(join(this.path, name), 'utf8')

  /** The files below a folder of it, by their paths. */
  list(name: string): string[] {
    const found = readdirSync(join(this.path, name), { recursive: true, withFileTypes: true })
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(join(this.path, name), join(entry.parentPath, entry.name)))
      .sort()
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** The text of the one script of a build, long enough to be compressed. */
export const scriptOf = (version: string): string => `export const version = "${version}";\n`.repeat(60)

/** Writes what `npm run build` writes, as small as it may be: the real page, the real manifest and one script of this version. */
export function build(folder: TemporaryFolder, version: string): string {
  const script = scriptOf(version)
  const page = readFileSync('index.html', 'utf8').replace('/src/boot.ts', `./assets/main-${version}.js`)
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'index.html': page,
    'sw.js': script,
    'sw.js.map': '{}',
    'favicon.ico': readFileSync('public/favicon.ico'),
    'brand/logo.svg': readFileSync('public/brand/logo.svg'),
    'manifest.webmanifest': JSON.stringify(manifest),
    [`assets/main-${version}.js`]: script,
    [`assets/main-${version}.js.map`]: '{}',
    [`assets/main-${version}.js.gz`]: gzipSync(script, { level: 9 }),
    [`assets/main-${version}.js.br`]: brotliCompressSync(script),
  }
  for (const [name, content] of Object.entries(files)) folder.write(`build-${version}/${name}`, content)
  return join(folder.path, `build-${version}`)
}

/** What a deployment sets: deploy/README.md lists it. */
export type Settings = Readonly<Record<string, string>>

/** Runs a script of deploy/ as a deployment does. Nothing of this machine's environment reaches it. */
export function run(script: string, args: readonly string[], settings: Settings) {
  const { status, stdout, stderr } = spawnSync('sh', [join(DEPLOY, script), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...settings },
  })
  return { status, stdout, stderr }
}

/** Makes a build the current release below `portal/` in the folder. */
export function release(folder: TemporaryFolder, args: readonly string[], settings: Settings = {}): void {
  const { status, stderr } = run('release.sh', args, {
    PORTAL_DIRECTORY: join(folder.path, 'portal'),
    PORTAL_CONFIG: JSON.stringify(CONFIGURATION),
    PORTAL_FILES: join(folder.path, 'files'),
    ...settings,
  })
  if (status !== 0 || stderr !== '') throw new Error(`release.sh: ${stderr}`)
}
