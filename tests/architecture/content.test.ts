import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const UI = fileURLToPath(new URL('../../src/ui', import.meta.url))

/** A node of a syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  )

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join(UI, path))

const isContent = (file: string) => /content\.ts$/.test(file)

/** Where each sentence stands: `offersContent.empty.title`. */
async function sentencesOf(file: string): Promise<string[]> {
  const module: Record<string, unknown> = await import(file)
  return Object.entries(module).flatMap(([name, value]) => leaves(value, name))
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

/** What a file reads of contents: `offersContent.empty` stands for all that is in it. */
class Readings {
  readonly paths: string[] = []
  /** What a name in the file stands for: a content, or a part of one. */
  private readonly names = new Map<string, string>()

  constructor(file: string) {
    const source = readFileSync(file, 'utf8')
    const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    this.visit({ type: 'File', program })
  }

  private visit(node: Node): void {
    const path = this.pathOf(node)
    if (path) this.paths.push(path)
    else if (node.type === 'ImportDeclaration') this.imported(node)
    else if (node.type === 'VariableDeclarator') this.declared(node)
    // A type reads nothing, and neither does a property's name read a variable that is called the same.
    else if (node.type !== 'TSTypeQuery')
      for (const child of childrenOf(node)) if (child !== node.key || node.computed) this.visit(child)
  }

  private imported({ source, specifiers }: Node): void {
    if (!isContent((source as Node).value as string)) return
    for (const { local, imported } of specifiers as Node[]) this.names.set(nameOf(local), nameOf(imported))
  }

  /** `const content = offersContent.empty`, `const { title } = offersContent.empty`, and the content's own declaration. */
  private declared({ id, init }: Node): void {
    if (!isNode(init) || !isNode(id)) return
    const path = this.pathOf(init)
    if (path && id.type === 'Identifier') this.names.set(nameOf(id), path)
    else if (path && id.type === 'ObjectPattern')
      for (const { key, value } of id.properties as Node[])
        this.names.set(nameOf(value), `${path}.${nameOf(key)}`)
    else {
      if (nameOf(id).endsWith('Content')) this.names.set(nameOf(id), nameOf(id))
      this.visit(init)
    }
  }

  /** The path that an expression reads; undefined when it does not begin with a content. */
  private pathOf(node: Node): string | undefined {
    if (node.type === 'Identifier') return this.names.get(nameOf(node))
    if (node.type !== 'MemberExpression' || node.computed) return undefined
    const path = this.pathOf(node.object as Node)
    return path && `${path}.${nameOf(node.property)}`
  }
}

const nameOf = (identifier: unknown): string => (isNode(identifier) ? String(identifier.name) : '')

it('keeps no sentence that no screen says', async () => {
  const sentences = (await Promise.all(files.filter(isContent).map(sentencesOf))).flat()
  const readings = files.flatMap((file) => new Readings(file).paths)
  // A part that is read whole reads each sentence in it, and `rights.map` reads the list `rights`.
  const isRead = (sentence: string) =>
    readings.some((path) => `${sentence}.`.startsWith(`${path}.`) || path.startsWith(`${sentence}.`))
  expect(sentences.length).toBeGreaterThan(400)
  expect(sentences.filter((sentence) => !isRead(sentence))).toEqual([])
})
