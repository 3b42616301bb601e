import { readPush, screenOf } from '@infrastructure/service-worker/notifications.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a push', () => {
  it('shows its words and names the screen to open', () => {
    const push = JSON.stringify({ title: 'Voucher novo', body: 'R$ 10 para você', screen: '/voucher' })
    expect(readPush(push)).toEqual({ title: 'Voucher novo', body: 'R$ 10 para você', screen: '/voucher' })
  })

  it('may be plain text', () => {
    expect(readPush('Hoje tem oferta')).toEqual({
      title: 'Portal do Cliente',
      body: 'Hoje tem oferta',
      screen: '/portal',
    })
  })

  it('shows something for any text, and opens only screens of the portal', () => {
    const message = fc.record({ title: fc.string(), body: fc.string(), screen: fc.string() })
    const texts = fc.oneof(
      message.map((fields) => JSON.stringify(fields)),
      fc.json(),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.option(texts, { nil: undefined }), (text) => {
        const { title, screen } = readPush(text)
        expect(title.trim()).not.toBe('')
        expect(screen).toMatch(/^\/[\w-]/)
      }),
    )
  })

  it('shows 300 characters of a longer text', () => {
    expect(readPush(` ${'x'.repeat(301)}`).body).toBe('x'.repeat(300))
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/../x',
    'javascript:alert(1)',
    '/voucher?x=1',
    7,
    null,
    '',
  ])('opens the home screen instead of %j', (screen) => expect(screenOf(screen)).toBe('/portal'))

  it.each(['/voucher', '/campanha/7/extrato', '/minhas-preferencias'])('opens %s', (screen) => {
    expect(screenOf(screen)).toBe(screen)
  })
})
