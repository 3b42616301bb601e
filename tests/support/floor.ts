import compatibility, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'

/** The oldest browsers that the portal works in (docs/browsers.md). */
const FLOOR = {
  chrome: 99,
  chrome_android: 99,
  webview_android: 99,
  edge: 99,
  firefox: 102,
  firefox_android: 102,
  safari: 15.4,
  safari_ios: 15.4,
  samsunginternet_android: 18,
} as const

/** Whether a browser of this version has it without a prefix, another name or a switch of the browser. */
const isThere = (support: SimpleSupportStatement, floor: number): boolean =>
  !support.prefix &&
  !support.alternative_name &&
  !support.flags &&
  !support.version_removed &&
  typeof support.version_added === 'string' &&
  Number.parseFloat(support.version_added.replace('≤', '')) <= floor

/** Whether some browser at the floor does not have this. */
const isNewer = ({ support }: CompatStatement): boolean =>
  Object.entries(FLOOR).some(([browser, floor]) => {
    const statements = support[browser as keyof typeof FLOOR]
    return statements !== undefined && ![statements].flat().some((one) => isThere(one, floor))
  })

/** A part of the data: its own statement stands beside its members. */
type Part = Readonly<Record<string, Identifier>>

const statementOf = (part: Identifier): CompatStatement | undefined => part.__compat
const membersOf = (part: unknown): readonly (readonly [name: string, member: Identifier])[] =>
  Object.entries(part as Part).filter(([name]) => name !== '__compat')

/** The names in a part of the data that a browser at the floor lacks. */
const newerIn = (part: unknown): readonly string[] =>
  membersOf(part).flatMap(([name, member]) => {
    const statement = statementOf(member)
    return statement && isNewer(statement) ? [name] : []
  })

const namesIn = (part: unknown) =>
  membersOf(part).flatMap(([owner, members]) => newerIn(members).map((name) => [owner, name] as const))

const { javascript, api, css } = compatibility

/** What the language itself does not have at the floor, such as `Array` and `toSorted`. */
export const newerBuiltIns: readonly (readonly [owner: string, name: string])[] = namesIn(javascript.builtins)

/** The names of its members that no older part of the language has too, such as `toSorted` but not `map`. */
export const newerMemberNames: ReadonlySet<string> = new Set(
  newerBuiltIns
    .map(([, name]) => name)
    .filter((name) =>
      membersOf(javascript.builtins).every(([, owner]) => !(name in owner) || newerIn(owner).includes(name)),
    ),
)

/** What an interface of the browser does not have at the floor, such as `HTMLElement` and `popover`; whole interfaces are in `Window`. */
export const newerInterfaces: readonly (readonly [owner: string, name: string])[] = [
  ...newerIn(api).map((name) => ['Window', name] as const),
  ...namesIn(api),
]

export const newerProperties: ReadonlySet<string> = new Set(newerIn(css.properties))
export const newerSelectors: ReadonlySet<string> = new Set(newerIn(css.selectors))
export const newerAtRules: ReadonlySet<string> = new Set(newerIn(css['at-rules']))
