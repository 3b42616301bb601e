import { quietHtml } from '@infrastructure/browser/quiet-html.ts'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

/** As the sanitiser keeps them. */
const keeps = (tag: string, attribute: string) => tag !== 'svg' && ['href', 'title'].includes(attribute)
const quiet = (html: string) => quietHtml(html, keeps)

describe('HTML is quiet', () => {
  it.each([
    ['<p style="color:red" title="a">x</p>', '<p title="a">x</p>'],
    ["<P STYLE=a OnClick='b' Title=c>x</P>", '<P Title=c>x</P>'],
    ['<a href="x"onclick="y">x</a>', '<a href="x">x</a>'],
    ['<a\n\thref = "x > y"\n style = \'a > b\'\n>x</a>', '<a\n\thref = "x > y"\n>x</a>'],
    ['<p/onclick=1 /title=2>x', '<p /title=2>x'],
    ['<svg onload=1 href=2><a href=3>x</a></svg>', '<svg><a href=3>x</a></svg>'],
    ['a<style media=x>p { x: "<b>" }</style>b<script>1 < 2</script>c', 'abc'],
    ['a<STYLE>p {}</style >b', 'ab'],
    ['a<style>p {} <p onclick=1>', 'a'],
    ['<p hidden>x<br onfocus>', '<p>x<br>'],
  ])('without what the sanitiser drops: %s', (html, expected) => {
    expect(quiet(html)).toBe(expected)
  })

  it.each([
    'a < b, onclick=1 e style="x"',
    '<!-- <p onclick="1"> --><!--><!---><p title="<b style=1>">x</p>',
    '&lt;p onclick=1&gt;',
    '<p title="a" onclick="cut off',
    '<',
    '',
  ])('and otherwise as it was: %s', (html) => {
    expect(quiet(html)).toBe(html)
  })

  it('has the same elements and texts as before, whatever it is', () => {
    const { DOMParser } = new JSDOM().window
    const parsed = (html: string) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      for (const element of body.querySelectorAll('style, script')) element.remove()
      body.normalize()
      for (const element of body.querySelectorAll('*')) {
        const tag = element.tagName.toLowerCase()
        for (const { name } of [...element.attributes]) if (!keeps(tag, name)) element.removeAttribute(name)
      }
      return body.innerHTML
    }
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<p style="a">',
        "<a href='x' onclick=y>",
        '</a>',
        '<b title=">">',
        '<!-- x -->',
        ' ',
      ],
      ...[
        '<style>p{}</style>',
        '<li onclick>',
        '<br/ style=a />',
        'texto',
        '&amp;',
        '=',
        "'",
        '"',
        '>',
        '< ',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('')
        expect(parsed(quiet(html))).toBe(parsed(html))
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['', '<a '],
    ['', '<a x="'],
    ['', "<a x='"],
    ['', '<!--'],
    ['', '<style>'],
    ['', '<a x=" y'],
    ['', '</a '],
    ['<style>', '</style'],
  ])('in a moment, however long it is: %s%s…', (first, piece) => {
    const html = first + piece.repeat(Math.floor(1_000_000 / piece.length))
    const start = performance.now()
    quiet(html)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
