import type { Photo, PhotoFormat } from '@domain/profile/photo.ts'

/** Reads photos, and draws them again, smaller: what comes out is only pixels, without the place and time at which it was taken. */
export abstract class PhotoShrinker {
  /** What a file is by its own bytes; its name and declared type are not trusted. Undefined when its format is not supported. */
  abstract recognize(bytes: Uint8Array): Photo | undefined
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
