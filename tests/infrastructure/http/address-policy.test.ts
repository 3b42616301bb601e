import { AddressPolicy } from '@infrastructure/http/address-policy.ts'
import { describe, expect, it } from 'vitest'

const policy = new AddressPolicy({
  origin: 'https://portal.example',
  identityApi: 'http://127.0.0.1:4780/api',
  publicApi: 'https://conteudo.example',
  profileApi: 'http://127.0.0.1:4780/api',
})

describe('an address from the server', () => {
  it.each([
    'https://loja.example/x',
    'mailto:a@b.example',
    'tel:+554133334444',
    'http://127.0.0.1:4780/foto.jpg',
  ])('is followed: %s', (address) => expect(policy.link(address)).toBe(address))

  it('of the portal itself is made absolute', () => {
    expect(policy.link('/brand/logo.svg')).toBe('https://portal.example/brand/logo.svg')
  })

  it.each([
    undefined,
    'javascript:alert(1)',
    '\tjavascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://portal.example/1-2-3',
    'vbscript:x',
    'file:///etc/passwd',
    'http://[',
    'https://loja.example:porta/x',
    'https://1.2.3.999/x',
    'https://:1/x',
    'https://loja.example:99999/x',
    'https://xn--/x',
  ])('is not followed: %j', (address) => expect(policy.link(address)).toBeUndefined())

  it('is followed as a browser reads it', () => {
    expect(policy.link('http://loja.example/promo')).toBe('http://loja.example/promo')
    expect(policy.link('www.loja.example/promo')).toBe('https://www.loja.example/promo')
    expect(policy.link('promo.html')).toBe('https://portal.example/promo.html')
    expect(policy.link('https://loja.example:443/a/./b/../c')).toBe('https://loja.example/a/c')
    expect(policy.link('https://loja.example/a/../b')).toBe('https://loja.example/b')
  })

  it('of a photo may be the picture itself', () => {
    const photo = 'data:image/png;base64,iVBORw0KGgo='
    expect(policy.photo(photo)).toBe(photo)
    expect(policy.photo('https://loja.example/foto.jpg')).toBe('https://loja.example/foto.jpg')
    expect(policy.photo('data:image/svg+xml;base64,PHN2Zz4=')).toBeUndefined()
    expect(policy.photo('data:text/html;base64,PHA+')).toBeUndefined()
    expect(policy.photo(undefined)).toBeUndefined()
    expect(policy.resource(photo)).toBeUndefined()
  })

  it('is never mail or telephone where a picture or document belongs', () => {
    expect(policy.resource('mailto:a@b.example')).toBeUndefined()
    expect(policy.resource('https://loja.example/x.pdf')).toBe('https://loja.example/x.pdf')
  })

  it('of a picture or document over http is asked for by https, unless the portal is on http or it is its own API', () => {
    expect(policy.resource('http://loja.example/x.pdf')).toBe('https://loja.example/x.pdf')
    expect(policy.resource('http://127.0.0.1:4780/foto.jpg')).toBe('http://127.0.0.1:4780/foto.jpg')
    const api = 'http://127.0.0.1:4780'
    const onHttp = new AddressPolicy({
      origin: 'http://portal',
      identityApi: api,
      publicApi: api,
      profileApi: api,
    })
    expect(onHttp.resource('http://loja.example/x.pdf')).toBe('http://loja.example/x.pdf')
  })
})
