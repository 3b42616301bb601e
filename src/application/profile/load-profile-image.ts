import type { Cancellation } from '../cancellation.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { ProfileImageRepository } from './profile-image-repository.ts'
import { StoredProfileImage } from './stored-profile-image.ts'

/** Finds the photo of the signed-in customer; asks nothing when no token is stored (product.md §4). */
export class LoadProfileImage {
  static readonly dependencies = [ProfileImageRepository, StoredProfileImage, SessionStore] as const

  private reads = 0
  /** Reads up to this number began before the newest photo was sent: their answers are outdated. */
  private outdatedReads = 0

  constructor(
    private readonly images: ProfileImageRepository,
    private readonly stored: StoredProfileImage,
    private readonly sessions: SessionStore,
  ) {}

  /** Call it when a photo was sent: the reads that are under way may still answer with the old one. */
  ignoreRunningReads(): void {
    this.outdatedReads = this.reads
  }

  /** Rejects with a PortFailure. */
  async execute(signal?: Cancellation): Promise<string | undefined> {
    if (this.sessions.current() === undefined) return undefined
    const isSameSession = sameSession(this.sessions)
    this.reads += 1
    const number = this.reads
    const url = await this.images.find(signal)
    if (!isSameSession()) return undefined
    if (number <= this.outdatedReads) return this.stored.read()
    if (url === undefined) this.stored.forget()
    else this.stored.keep(url)
    return url
  }
}
