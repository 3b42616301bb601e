export type PhotoFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/** In pixels. */
export interface PhotoSize {
  readonly width: number
  readonly height: number
}

/** 5 MB and 40 megapixels (product.md, rule 9): more would freeze a telephone that decodes it. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024
export const MAX_PHOTO_PIXELS = 40_000_000
/** The greatest width and height of a photo that is sent, in pixels. */
export const MAX_PHOTO_SIDE = 512

export interface Photo {
  readonly format: PhotoFormat
  readonly size: PhotoSize
}

/** The size inside a square of that side, never larger than before. */
export function fitInto(side: number, { width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
