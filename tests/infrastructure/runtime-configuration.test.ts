import { ConfigurationProblem, readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import { describe, expect, it } from 'vitest'

const BASE = 'https://portal.example/cliente/'
const read = (block: unknown) => readRuntimeConfiguration(JSON.stringify(block), BASE)

describe('the runtime configuration', () => {
  it('needs only the two hosts', () => {
    expect(read({ identityApi: 'https://id.example/', publicApi: 'https://pub.example' })).toEqual({
      origin: 'https://portal.example',
      identityApi: 'https://id.example',
      publicApi: 'https://pub.example',
      profileApi: 'https://id.example',
      domain: '',
      appId: '',
      appSecretKey: '',
      companyFormatId: 135,
      statesUrl: undefined,
      pingUrl: undefined,
      map: undefined,
      documentViewerUrl: undefined,
      dataProtectionEmail: undefined,
      vapidPublicKey: undefined,
      brand: { name: 'Portal do Cliente', logoUrl: undefined },
    })
  })

  it.each([
    { map: null },
    { map: {} },
    { map: { tilesUrl: '', attribution: '' } },
    { map: { tilesUrl: null } },
    { map: '', brand: '', telemetry: '' },
    { profileApi: '', statesUrl: '', pingUrl: '', documentViewerUrl: '', brand: { logoUrl: '' } },
  ])('reads %j as nothing', (empty) => {
    const hosts = { identityApi: '/', publicApi: '/' }
    expect(read({ ...hosts, ...empty })).toEqual(read(hosts))
  })

  it('takes relative hosts from where the page is served', () => {
    expect(read({ identityApi: '/', publicApi: 'api/' })).toMatchObject({
      identityApi: 'https://portal.example',
      publicApi: 'https://portal.example/cliente/api',
    })
  })

  it('reads each key under its own name', () => {
    const texts = {
      domain: 'loja.example',
      appId: 'app',
      appSecretKey: 'secret',
      vapidPublicKey: 'vapid',
      profileApi: 'https://perfil.example',
      statesUrl: 'https://estados.example/',
      pingUrl: 'https://ping.example/',
      pushSubscriptionsUrl: 'https://push.example/',
      logUrl: 'https://log.example/',
      brand: { name: 'Mercado', logoUrl: 'https://marca.example/' },
    }
    expect(read({ identityApi: '/', publicApi: '/', ...texts, dpoEmail: 'dpo@loja.example' })).toMatchObject({
      ...texts,
      dataProtectionEmail: 'dpo@loja.example',
    })
  })

  it('keeps the braces of templates', () => {
    const map = { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' }
    const documentViewerUrl = 'https://viewer.example/?doc={url}'
    expect(read({ identityApi: '/', publicApi: '/', map, documentViewerUrl })).toMatchObject({
      map,
      documentViewerUrl,
    })
  })

  it('reports a tenth of the visits, unless the deployment says which share', () => {
    const telemetry = { url: 'telemetry' }
    expect(read({ identityApi: '/', publicApi: '/', telemetry })).toMatchObject({
      telemetry: { url: 'https://portal.example/cliente/telemetry', sampleRate: 0.1 },
    })
    for (const sampleRate of [0, 1]) {
      const block = { identityApi: '/', publicApi: '/', telemetry: { ...telemetry, sampleRate } }
      expect(read(block)).toMatchObject({ telemetry: { sampleRate } })
    }
  })

  it.each([
    [{}, 'identityApi', 'missing'],
    [{ identityApi: null }, 'identityApi', 'missing'],
    [{ identityApi: '', publicApi: '/' }, 'identityApi', 'missing'],
    [{ identityApi: 'http://[', publicApi: '/' }, 'identityApi', 'malformed'],
    [{ identityApi: '/', publicApi: 7 }, 'publicApi', 'malformed'],
    [{ identityApi: '/', publicApi: '/', companyFormatId: '135' }, 'companyFormatId', 'malformed'],
    [{ identityApi: '/', publicApi: '/', map: { tilesUrl: 7 } }, 'map.tilesUrl', 'malformed'],
    [{ identityApi: '/', publicApi: '/', telemetry: {} }, 'telemetry.url', 'missing'],
    [{ identityApi: '/', publicApi: '/', telemetry: 'https://t.example' }, 'telemetry', 'malformed'],
    ...[-0.1, 1.1, '1'].map((sampleRate): [unknown, string, string] => [
      { identityApi: '/', publicApi: '/', telemetry: { url: '/t', sampleRate } },
      'telemetry.sampleRate',
      'malformed',
    ]),
    [{ identityApi: '/', publicApi: '/', brand: 'x' }, 'brand', 'malformed'],
    [{ identityApi: '/', publicApi: '/', brand: [] }, 'brand', 'malformed'],
    [[], 'portal-config', 'malformed'],
  ])('%j names the key that is wrong', (block, key, problem) => {
    expect(() => read(block)).toThrow(
      expect.objectContaining({ name: ConfigurationProblem.name, key, problem }),
    )
  })

  it.each([null, undefined, '', '{', 'not json'])('%j names the block itself', (json) => {
    expect(() => readRuntimeConfiguration(json, BASE)).toThrow(/portal-config/)
  })
})
