import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Members, withoutMembers } from '../../scripts/build/libraries/without-members.ts'

const LIBRARY = `class List extends Base {
  size = 0
  constructor() {
    this.scroll = (by) => by
    this.offset = 0
  }
  get first() { return 1 }
  set first(value) {}
  static from() {}
  from() {
    return 2
  }
  #hidden() {}
}
var Map = Base.extend({
  fly: function () {},
  pan: function () {}
})
export default { one, two }
`

const without = (members: Members) => withoutMembers(LIBRARY, parseAst(LIBRARY), members)

describe('a library without some of its members', () => {
  it.each<[name: string, members: Members, gone: readonly string[], kept: readonly string[]]>([
    ['a method', { List: ['from'] }, ['return 2'], ['static from']],
    ['a static method', { List: ['static from'] }, ['static from'], ['return 2']],
    ['what reads a property and what writes it', { List: ['first'] }, ['get first', 'set first'], []],
    ['a private method', { List: ['#hidden'] }, ['#hidden'], []],
    ['a method that the constructor writes', { List: ['scroll'] }, ['this.scroll'], ['this.offset']],
    ['a member of an object that a function takes', { Map: ['fly'] }, ['fly:'], ['pan:']],
    ['a member of what is exported without a name', { default: ['one'] }, ['one'], ['two']],
  ])('lacks %s', (_, members, gone, kept) => {
    const code = without(members)
    expect(() => parseAst(code)).not.toThrow()
    for (const text of gone) expect(code).not.toContain(text)
    for (const text of kept) expect(code).toContain(text)
  })

  it('keeps only what is named, besides its constructor and its fields', () => {
    const code = without({ List: { kept: ['static from'] } })
    for (const text of ['size = 0', 'this.scroll', 'static from']) expect(code).toContain(text)
    for (const text of ['first', 'return 2', '#hidden']) expect(code).not.toContain(text)
  })

  it('has every line where it was', () => {
    const lineOf = (code: string) => code.split('\n').indexOf('var Map = Base.extend({')
    expect(lineOf(without({ List: { kept: [] } }))).toBe(lineOf(LIBRARY))
  })

  it.each<[name: string, members: Members]>([
    ['a member', { List: ['gone'] }],
    ['a member to keep', { List: { kept: ['gone'] } }],
    ['a class', { Gone: { kept: [] } }],
  ])('fails where %s is not there any more', (_, members) => {
    expect(() => without(members)).toThrow('not in the library any more')
  })
})
