import { PortFailure } from '@application/port-failure.ts'
import { AddressPolicy } from '@infrastructure/http/address-policy.ts'
import { toFlyer, wireFlyer } from '@infrastructure/http/flyers/http-flyer-repository.ts'
import { readShape } from '@infrastructure/http/http-client.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const addresses = new AddressPolicy({
  origin: 'https://portal.example',
  identityApi: 'https://identidade.example',
  publicApi: 'https://conteudo.example',
  profileApi: 'https://identidade.example',
})
const read = (wire: unknown) => toFlyer(readShape(wireFlyer, wire), addresses)

describe('a flyer from the wire', () => {
  it('is read as docs/wire.md shows it', () => {
    expect(
      read({
        nomeExibicao: 'Tabloide da semana',
        url: 'https://cdn.example/tabloide.pdf',
        thumbnail: 'https://cdn.example/tabloide.jpg',
      }),
    ).toEqual({
      name: 'Tabloide da semana',
      url: 'https://cdn.example/tabloide.pdf',
      thumbnail: 'https://cdn.example/tabloide.jpg',
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://cdn.example/x.pdf', 'blob:x', ''])(
    'has no document when its address is %j',
    (url) => {
      expect(read({ url }).url).toBeUndefined()
    },
  )

  it('is a flyer or a PortFailure, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        try {
          expect(read(wire)).toBeTypeOf('object')
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(PortFailure)
        }
      }),
    )
  })
})
