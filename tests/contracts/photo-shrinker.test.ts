import { CanvasPhotoShrinker } from '@infrastructure/browser/canvas-photo-shrinker.ts'
import { afterEach, vi } from 'vitest'
import { InMemoryPhotoShrinker } from '../doubles/profile/in-memory-photo-shrinker.ts'
import { windowOf } from '../support/window-of.ts'
import { describePhotoShrinker } from './photo-shrinker.contract.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

// Here nothing is drawn: the picture that comes out is proven in a browser, by tests/e2e/profile.test.ts.
describePhotoShrinker('in a browser', (decodes) => {
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
})
describePhotoShrinker('in memory', (decodes) => {
  const shrinker = new InMemoryPhotoShrinker()
  shrinker.working = decodes
  return shrinker
})
