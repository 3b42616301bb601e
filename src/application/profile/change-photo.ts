import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_PHOTO_SIDE } from '@domain/profile/photo.ts'
import { failureReason, type PortFailureReason, reportBug } from '../port-failure.ts'
import { sessionEnded, staysSignedIn } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { LoadProfileImage } from './load-profile-image.ts'
import { PhotoShrinker } from './photo-shrinker.ts'
import { ProfileImageRepository } from './profile-image-repository.ts'
import { StoredProfileImage } from './stored-profile-image.ts'

/** The members of the browser's File that are needed; this layer knows no browser. */
export interface PhotoFile {
  /** Bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

export type PhotoProblem = 'too-heavy' | 'not-a-photo' | 'too-many-pixels' | 'unreadable'

export type ChangePhotoOutcome =
  | { readonly kind: 'changed' }
  /** Nothing was sent. */
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }
  | { readonly kind: 'failed'; readonly failure: PortFailureReason }

/** Checks a photo by its bytes, makes it small, sends it and shows the new one everywhere (product.md, rule 9). */
export class ChangePhoto {
  static readonly dependencies = [
    ProfileImageRepository,
    PhotoShrinker,
    StoredProfileImage,
    LoadProfileImage,
    SessionStore,
  ] as const

  constructor(
    private readonly images: ProfileImageRepository,
    private readonly shrinker: PhotoShrinker,
    private readonly stored: StoredProfileImage,
    private readonly loadProfileImage: LoadProfileImage,
    private readonly sessions: SessionStore,
  ) {}

  async execute(file: PhotoFile): Promise<ChangePhotoOutcome> {
    const isSignedIn = staysSignedIn(this.sessions)
    const prepared = await this.prepare(file)
    if (prepared.kind === 'refused') return prepared
    if (!isSignedIn()) return { kind: 'failed', failure: sessionEnded().reason }
    const before = this.stored.address()
    let url: string | undefined
    try {
      url = await this.images.replace(prepared.dataUrl)
    } catch (thrown) {
      return { kind: 'failed', failure: failureReason(thrown) }
    }
    if (!isSignedIn()) return { kind: 'changed' }
    this.loadProfileImage.ignoreRunningReads()
    // The photo is changed even when its address cannot be read now: until the next read the old one stands for it.
    const address =
      url ??
      (await this.loadProfileImage.execute().catch((thrown) => {
        reportBug(thrown)
        return isSignedIn() ? before : undefined
      }))
    // If the address did not change, the browser shows its cached picture, so the new picture itself is shown.
    if (address !== undefined && address === before) this.stored.keep(address, prepared.dataUrl)
    else if (url !== undefined) this.stored.keep(url)
    return { kind: 'changed' }
  }

  private async prepare(
    file: PhotoFile,
  ): Promise<
    | { readonly kind: 'ready'; readonly dataUrl: string }
    | { readonly kind: 'refused'; readonly problem: PhotoProblem }
  > {
    if (file.size > MAX_PHOTO_BYTES) return { kind: 'refused', problem: 'too-heavy' }
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      // Moved or deleted since it was chosen.
      () => undefined,
    )
    if (bytes === undefined) return { kind: 'refused', problem: 'unreadable' }
    const photo = this.shrinker.recognize(bytes)
    if (photo === undefined) return { kind: 'refused', problem: 'not-a-photo' }
    if (photo.size.width * photo.size.height > MAX_PHOTO_PIXELS) {
      return { kind: 'refused', problem: 'too-many-pixels' }
    }
    const dataUrl = await this.shrinker.shrink(bytes, photo.format, MAX_PHOTO_SIDE)
    return dataUrl === undefined ? { kind: 'refused', problem: 'unreadable' } : { kind: 'ready', dataUrl }
  }
}
