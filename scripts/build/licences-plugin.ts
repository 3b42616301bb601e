import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Licensed, licencesText } from '../packages/licences.ts'

/** The build writes this file beside the page, because the licences ask that their texts go with the code (THIRD-PARTY.md). */
const FILE = 'licencas.txt'

/**
 * Writes the licences of what the bundles really contain. The worker is a bundle of its own, built after the page's and with plugins of
 * its own: the second plugin is for it, and writes the file.
 */
export function licences(): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>()
  let root = ''
  let directory = ''
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const path of Object.values(bundle).flatMap(sourcesOf)) {
      const folder = packageFolder(path)
      // The path of a file is relative to the project, and that of a module is absolute.
      if (folder !== undefined) folders.add(resolve(root, folder))
    }
  }
  return {
    page: {
      name: 'licences',
      apply: 'build',
      configResolved: (config) => {
        root = config.root
        directory = resolve(root, config.build.outDir)
      },
      generateBundle: (_, bundle) => collect(bundle),
    },
    worker: {
      name: 'licences-of-the-worker',
      generateBundle: (_, bundle) => collect(bundle),
      writeBundle: () => writeFileSync(join(directory, FILE), licencesText([...folders].map(licensed))),
    },
  }
}

/** Where the content of a file comes from: modules that left something in it, or the file that it was. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  return file.type === 'asset' ? file.originalFileNames : file.moduleIds
}

/** The folder of the package that a module belongs to. Modules of the bundler's own begin with a zero byte. */
const packageFolder = (path: string): string | undefined =>
  /^\0?(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1]

function licensed(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { name, version, licence: license, text: texts.join('\n\n') }
}
