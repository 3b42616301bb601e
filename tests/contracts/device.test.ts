import { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { type PosterOutcome, PosterSharer } from '@application/purchases/poster-sharer.ts'
import type { Credentials } from '@application/session/authentication.ts'
import { CredentialKeeper } from '@application/session/credential-keeper.ts'
import { Geolocator, type LocationOutcome } from '@application/stores/geolocator.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { BrowserCredentialKeeper } from '@infrastructure/browser/browser-credential-keeper.ts'
import { BrowserGeolocator, LOCATE_TIMEOUT } from '@infrastructure/browser/browser-geolocator.ts'
import { CanvasPhotoShrinker } from '@infrastructure/browser/canvas-photo-shrinker.ts'
import { CanvasPosterSharer } from '@infrastructure/browser/canvas-poster-sharer.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemoryPhotoShrinker } from '../doubles/profile/in-memory-photo-shrinker.ts'
import { InMemoryPosterSharer } from '../doubles/purchases/in-memory-poster-sharer.ts'
import { InMemoryCredentialKeeper } from '../doubles/session/in-memory-credential-keeper.ts'
import { InMemoryGeolocator } from '../doubles/stores/in-memory-geolocator.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

class PasswordCredential {
  constructor(readonly data: { readonly id: string; readonly password: string }) {}
}

const keeperThat = (store: (credential: PasswordCredential) => Promise<unknown>) =>
  new BrowserCredentialKeeper(windowOf({ PasswordCredential, navigator: { credentials: { store } } }))

const credentials = { document: customerDocument('52998224725'), password: 'praca123' }

/** A keeper, and what its password manager keeps in the end. */
type ArrangeKeeper = () => { keeper: CredentialKeeper; kept: readonly Credentials[]; expected: unknown }

contract<ArrangeKeeper>(
  CredentialKeeper,
  {
    'in a browser': () => {
      const kept: Credentials[] = []
      const keeper = keeperThat(async ({ data: { id, password } }) =>
        kept.push({ document: customerDocument(id), password }),
      )
      return { keeper, kept, expected: [credentials] }
    },
    'in a browser whose customer refuses': () => {
      const keeper = keeperThat(() => Promise.reject(new DOMException('No.', 'NotAllowedError')))
      return { keeper, kept: [], expected: [] }
    },
    'in a browser without a password manager': () => {
      const keeper = new BrowserCredentialKeeper(windowOf({ navigator: {} }))
      return { keeper, kept: [], expected: [] }
    },
    'in memory': () => {
      const keeper = new InMemoryCredentialKeeper()
      return { keeper, kept: keeper.offered, expected: [credentials] }
    },
  },
  (arrange) => {
    it('offers a password without a failure', async () => {
      const { keeper, kept, expected } = arrange()
      await keeper.offer(credentials)
      expect(kept).toEqual(expected)
    })
  },
)

it('gives the document to the browser as the login shows it, so that the browser keeps one account', async () => {
  const ids: string[] = []
  await keeperThat(async ({ data }) => ids.push(data.id)).offer(credentials)
  expect(ids).toEqual(['529.982.247-25'])
})

const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
const CODE_OF = { denied: 1, unavailable: 2, 'timed-out': 3 }

/** A browser with this outcome; without one it never answers. */
function browser(outcome?: LocationOutcome) {
  const clock = new InMemoryClock()
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (succeed, fail) => {
    if (outcome?.kind === 'located') succeed({ coords: outcome.position } as GeolocationPosition)
    else if (outcome) fail?.({ ...CODES, code: CODE_OF[outcome.kind], message: '' })
  }
  const window = windowOf({ navigator: { geolocation: { getCurrentPosition } } })
  return { clock, geolocator: new BrowserGeolocator(window, clock) }
}

contract<(outcome: LocationOutcome) => Geolocator>(
  Geolocator,
  {
    'in a browser': (outcome) => browser(outcome).geolocator,
    'in memory': (outcome) => new InMemoryGeolocator(outcome),
  },
  (arrange) => {
    it.each<LocationOutcome>([
      { kind: 'located', position: { latitude: -25.4, longitude: -49.2 } },
      { kind: 'denied' },
      { kind: 'unavailable' },
      { kind: 'timed-out' },
    ])('may end $kind', async (outcome) => {
      expect(await arrange(outcome).locate()).toEqual(outcome)
    })
  },
)

describe('a browser that is asked where the customer is', () => {
  it('times out when it never answers, and leaves no timer when it does', async () => {
    const silent = browser()
    const outcome = silent.geolocator.locate()
    silent.clock.advance(LOCATE_TIMEOUT)
    expect(await outcome).toEqual({ kind: 'timed-out' })

    const { geolocator, clock } = browser({ kind: 'denied' })
    await geolocator.locate()
    expect(clock.waiting).toBe(0)
  })

  it('gives no position that does not exist', async () => {
    const { geolocator } = browser({ kind: 'located', position: { latitude: 0, longitude: 0 } })
    expect(await geolocator.locate()).toEqual({ kind: 'unavailable' })
  })

  it('may have no geolocation', async () => {
    const geolocator = new BrowserGeolocator(windowOf({ navigator: {} }), new InMemoryClock())
    expect(await geolocator.locate()).toEqual({ kind: 'unavailable' })
  })
})

// Here nothing is drawn: the picture that comes out is proven in a browser, by tests/e2e/profile.test.ts.
contract<(decodes: boolean) => PhotoShrinker>(
  PhotoShrinker,
  {
    'in a browser': (decodes) => {
      vi.stubGlobal('createImageBitmap', async () => {
        if (!decodes) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
        return { width: 1024, height: 768, close: () => {} }
      })
      const drawing = { fillRect: () => {}, drawImage: () => {} }
      const createElement = () => ({
        getContext: () => drawing,
        toDataURL: (type: string) => `data:${type};base64,AAAA`,
      })
      return new CanvasPhotoShrinker(windowOf({ document: { createElement } }))
    },
    'in memory': (decodes) => {
      const shrinker = new InMemoryPhotoShrinker()
      shrinker.working = decodes
      return shrinker
    },
  },
  (arrange) => {
    it.each([
      [true, expect.stringMatching(/^data:image\/jpeg;base64,./)],
      [false, undefined],
    ])('gives a JPEG in an address, if the photo can be decoded: %s', async (decodes, address) => {
      expect(await arrange(decodes).shrink(new Uint8Array([1, 2, 3]), 'png', 512)).toEqual(address)
    })
  },
)

// Here nothing is drawn: the picture that comes out is proven in a browser, by tests/e2e/purchases.test.ts.
contract<(outcome: PosterOutcome) => PosterSharer>(
  PosterSharer,
  {
    'in a browser': (outcome) => {
      vi.stubGlobal('URL', { createObjectURL: () => 'blob:', revokeObjectURL: () => {} })
      const drawing = {
        createLinearGradient: () => ({ addColorStop: () => {} }),
        fillRect: () => {},
        fillText: () => {},
        measureText: () => ({ width: 10 }),
      }
      const createElement = () => ({
        click: () => {},
        getContext: () => drawing,
        toBlob: (give: (blob: Blob | null) => void) => give(outcome === 'failed' ? null : new Blob(['png'])),
      })
      const share = async () => {
        if (outcome === 'dismissed') throw new DOMException('No.', 'AbortError')
      }
      const navigator = outcome === 'saved' ? {} : { canShare: () => true, share }
      const window = windowOf({ document: { createElement }, navigator, setTimeout: () => 0 })
      return new CanvasPosterSharer(window)
    },
    'in memory': (outcome) => {
      const sharer = new InMemoryPosterSharer()
      sharer.outcome = outcome
      return sharer
    },
  },
  (arrange) => {
    const poster = { title: 'Meu ano', subtitle: '', facts: [{ label: 'Visitas', value: '9' }], footer: '' }
    it.each(['shared', 'saved', 'dismissed', 'failed'] as const)('may be %s', async (outcome) => {
      expect(await arrange(outcome).share(poster, 'meu-ano')).toBe(outcome)
    })
  },
)
