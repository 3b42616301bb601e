import type { ESTree } from 'vite'

/**
 * For each class or object, by its name (`default` for one that is exported without a name): the members that are left out, or the only
 * ones that are `kept`, besides the constructor and the fields. Members are named like `has`, `#hidden` and `static from`.
 */
export type Members = Readonly<Record<string, readonly string[] | { readonly kept: readonly string[] }>>

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>

/** The code without these members. Every line stays where it was, for the source maps. */
export function withoutMembers(code: string, program: ESTree.Program, members: Members): string {
  const owners = [...ownersIn(program)]
  return Object.entries(members)
    .flatMap(([owner, wanted]) => {
      const list = owners.flatMap(([name, list]) => (name === owner ? list : []))
      const names = 'kept' in wanted ? wanted.kept : wanted
      const missing = names.filter((name) => !list.some((member) => memberName(member) === name))
      if (list.length === 0 || missing.length > 0)
        throw new Error(`not in the library any more: ${owner} ${missing.join(', ')}`)
      return 'kept' in wanted
        ? list.filter((member) => isMethod(member) && !names.includes(memberName(member)))
        : list.filter((member) => names.includes(memberName(member)))
    })
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, member) => cut(rest, member), code)
}

const isMethod = ({ type, kind }: Node) => type === 'MethodDefinition' && kind !== 'constructor'

const memberName = (member: Node) => `${member.static ? 'static ' : ''}${nameOf(member.key)}`

function cut(code: string, { type, start, end }: Node): string {
  const comma = type === 'Property' ? /^\s*,/.exec(code.slice(end))?.[0].length : 0
  const after = end + (comma ?? 0)
  return code.slice(0, start) + linesOf(code.slice(start, after)) + code.slice(after)
}

const linesOf = (text: string) => text.replace(/[^\n]+/g, '')

/** What may stand between a name and the class or object that it names, as in `const Map = Evented.extend({ … })`. */
const BETWEEN = new Set(['CallExpression', 'ClassBody', 'ClassExpression', 'ObjectExpression'])

/** Every class and object that has a name, with its members. */
function* ownersIn(value: unknown, name?: string): Generator<readonly [string, readonly Node[]]> {
  if (Array.isArray(value)) for (const each of value) yield* ownersIn(each, name)
  if (!isNode(value)) return
  const own = nameOf(value.id) ?? nameOf(value.left) ?? nameByType(value.type, name)
  if (own !== undefined && value.type === 'ClassBody') yield [own, membersOf(value.body as Node[])]
  if (own !== undefined && value.type === 'ObjectExpression') yield [own, value.properties as Node[]]
  for (const child of Object.values(value)) yield* ownersIn(child, own)
}

/** The members of a class, with the methods that its constructor writes: `this.name = () => …`. */
function membersOf(body: readonly Node[]): readonly Node[] {
  const maker = body.find(({ kind }) => kind === 'constructor') as
    | { readonly value: { readonly body: { readonly body: readonly Node[] } } }
    | undefined
  const written = (maker?.value.body.body ?? []).flatMap((statement) => {
    const { left, right } = (statement.expression ?? {}) as { readonly left?: Node; readonly right?: Node }
    return right?.type === 'ArrowFunctionExpression' ? { ...statement, key: left?.property } : []
  })
  return [...body, ...written]
}

function nameByType(type: string, name: string | undefined): string | undefined {
  if (type === 'ExportDefaultDeclaration') return 'default'
  return BETWEEN.has(type) ? name : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** A private one with its `#`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node) || typeof node.name !== 'string') return undefined
  return node.type === 'PrivateIdentifier' ? `#${node.name}` : node.name
}
