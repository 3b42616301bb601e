import type { Rolldown } from 'vite'

/** Which files of a build the browser needs for a module. */
export class ChunkFiles {
  private readonly chunks: readonly Rolldown.OutputChunk[]
  private readonly known: ReadonlySet<string>

  /** @param start the chunk that the page begins with: what it brings is not named again. */
  constructor(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk) {
    this.chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    this.known = this.withImports(start)
  }

  /** The scripts and style sheets of these modules with all that they import, without what the page begins with. */
  needed(modules: readonly string[]): readonly string[] {
    const names = new Set(modules.flatMap((module) => [...this.withImports(this.chunkOf(module))]))
    return [...names].filter((name) => !this.known.has(name))
  }

  private chunkOf(module: string): Rolldown.OutputChunk {
    const chunk = this.chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`no chunk has ${module}`)
    return chunk
  }

  private withImports(chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const other of this.chunks)
      if (chunk.imports.includes(other.fileName)) this.withImports(other, found)
    return found
  }
}

/** The modules that a function such as `() => memberOf(import('./offers-page.js'), 'OffersPage')` imports: one or none. */
export function importedBy(
  load: (...values: never) => unknown,
  output: Rolldown.RolldownOutput['output'],
): readonly string[] {
  const [, path] = /import\("\.\/([^"]+)"\)/.exec(load.toString()) ?? []
  if (path === undefined) return []
  const chunk = output.find((file) => file.type === 'chunk' && file.fileName.endsWith(path))
  if (chunk?.type !== 'chunk' || !chunk.facadeModuleId) throw new Error(`no module for ${load}`)
  return [chunk.facadeModuleId]
}

/**
 * Joins lists of files into one list, and gives the places of each in it. What most of them have comes first, so that the lists resemble
 * each other and compress well. Of the others the largest comes first: files share the connection, and the one that takes longest begins.
 */
export function numbered(
  lists: readonly (readonly string[])[],
  sizeOf: (name: string) => number,
): {
  readonly all: readonly string[]
  readonly numbers: readonly (readonly number[])[]
} {
  const uses = new Map<string, number>()
  for (const name of lists.flat()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const all = [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || sizeOf(b) - sizeOf(a))
    .map(([name]) => name)
  return { all, numbers: lists.map((names) => names.map((name) => all.indexOf(name)).sort((a, b) => a - b)) }
}
