import { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { fitInto, type Photo, type PhotoFormat } from '@domain/profile/photo.ts'
import { inject, injectable } from 'inversify'
import { recognizePhoto } from '../recognize-photo.ts'
import { BROWSER_WINDOW } from './browser-window.ts'

/** JPEG, 0 to 1: a face at this size and quality is some 50 kB. */
const QUALITY = 0.85

@injectable()
export class CanvasPhotoShrinker extends PhotoShrinker {
  constructor(@inject(BROWSER_WINDOW) private readonly window: Pick<Window, 'document'>) {
    super()
  }

  recognize(bytes: Uint8Array): Photo | undefined {
    return recognizePhoto(bytes)
  }

  async shrink(
    bytes: Uint8Array<ArrayBuffer>,
    format: PhotoFormat,
    side: number,
  ): Promise<string | undefined> {
    try {
      // The bitmap is already upright, however the telephone was held.
      const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }))
      const { width, height } = fitInto(side, bitmap)
      const canvas = this.window.document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const drawing = canvas.getContext('2d')
      if (!drawing) return undefined
      // JPEG has no transparency: without this background it would be black.
      drawing.fillStyle = '#ffffff'
      drawing.fillRect(0, 0, width, height)
      drawing.drawImage(bitmap, 0, 0, width, height)
      bitmap.close()
      const dataUrl = canvas.toDataURL('image/jpeg', QUALITY)
      return dataUrl.startsWith('data:image/jpeg;base64,') ? dataUrl : undefined
    } catch {
      return undefined
    }
  }
}
