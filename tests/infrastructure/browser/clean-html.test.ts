// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://portal.example/" }
import { cleanHtml } from '@infrastructure/browser/clean-html.ts'
import { describe, expect, it } from 'vitest'

describe('server HTML in a portal on https', () => {
  it.each([
    ['<img src="http://fotos.example/a.png" alt="A">', '<img src="https://fotos.example/a.png" alt="A">'],
    ['<img src="HTTP://fotos.example/a.png">', '<img src="https://fotos.example/a.png">'],
    ['<img src="https://fotos.example/a.png">', '<img src="https://fotos.example/a.png">'],
    ['<img src="data:image/png;base64,AA" alt="A">', '<img alt="A">'],
    ['<img src="javascript:alert(1)">', '<img>'],
  ])('asks for pictures by https: %s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected)
  })

  it('leads nowhere by http', () => {
    expect(cleanHtml('<a href="http://loja.example/regras">Regras</a>')).not.toContain('href')
  })

  it('leaves words alone that look like an address', () => {
    expect(cleanHtml('<p title="http://loja.example">http://loja.example</p>')).toBe(
      '<p title="http://loja.example">http://loja.example</p>',
    )
  })
})
