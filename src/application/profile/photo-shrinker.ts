import type { PhotoFormat } from '@domain/profile/photo.ts'

/** Draws a photo again, smaller: what comes out is only pixels, without where and when it was taken. */
export abstract class PhotoShrinker {
  /**
   * A data: address of the photo, at most `side` pixels wide and high; undefined when its bytes cannot be decoded. Never
   * rejects.
   */
  abstract shrink(
    bytes: Uint8Array<ArrayBuffer>,
    format: PhotoFormat,
    side: number,
  ): Promise<string | undefined>
}
