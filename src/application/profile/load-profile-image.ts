import type { Cancellation } from '../cancellation.ts'
import { sameSession } from '../session/same-session.ts'
import { SessionStore } from '../session/session-store.ts'
import { ProfileImageRepository } from './profile-image-repository.ts'
import { StoredProfileImage } from './stored-profile-image.ts'

/** Finds the photo of the signed-in customer; asks nothing when no token is stored (product.md §4). */
export class LoadProfileImage {
  static readonly dependencies = [ProfileImageRepository, StoredProfileImage, SessionStore] as const

  private begun = 0
  /** The last of the reads that say what was there before a photo was sent. */
  private overtaken = 0

  constructor(
    private readonly images: ProfileImageRepository,
    private readonly stored: StoredProfileImage,
    private readonly sessions: SessionStore,
  ) {}

  /** What is being read now is older than the photo that was just sent. */
  overtake(): void {
    this.overtaken = this.begun
  }

  /** Rejects with a PortFailure. */
  async execute(signal?: Cancellation): Promise<string | undefined> {
    if (this.sessions.current() === undefined) return undefined
    const isSameCustomer = sameSession(this.sessions)
    this.begun += 1
    const turn = this.begun
    const url = await this.images.find(signal)
    if (!isSameCustomer()) return undefined
    if (turn <= this.overtaken) return this.stored.read()
    if (url === undefined) this.stored.forget()
    else this.stored.keep(url)
    return url
  }
}
