import { BannerRepository } from '@application/banners/banner-repository.ts'
import type { Cancel } from '@application/clock.ts'
import { lacksSignal } from '@application/port-failure.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { StoredProfileImage } from '@application/profile/stored-profile-image.ts'
import { SignOut } from '@application/session/sign-out.ts'
import { Toasts } from '../kit/toasts.ts'
import { Loadable } from '../screen/loadable.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { serverWordsOr } from './server-words.ts'
import { shellContent } from './shell-content.ts'

/** What surrounds every screen of a signed-in customer: the avatar, the menu, the partners, the way out. */
export class ShellViewModel {
  static readonly dependencies = [
    BannerRepository,
    LoadProfileImage,
    StoredProfileImage,
    SignOut,
    Toasts,
  ] as const

  menuOpen = false
  /** Undefined shows the placeholder. */
  avatar: string | undefined
  readonly partners = new Loadable((signal) => this.banners.footer(signal)).askedLast().askedAtStart()
  readonly image = new Loadable(
    (signal) => this.loadProfileImage.execute(signal),
    (failure) => {
      // A lost signal says nothing about the registration.
      if (!lacksSignal(failure)) this.toasts.show('error', shellContent.imageFailed)
    },
  ).askedAtStart()
  readonly signingOut = new Submission()
  private releaseImage: Cancel = () => {}

  constructor(
    private readonly banners: BannerRepository,
    private readonly loadProfileImage: LoadProfileImage,
    private readonly storedImage: StoredProfileImage,
    private readonly signOut: SignOut,
    private readonly toasts: Toasts,
  ) {
    this.avatar = storedImage.read()
    observe(this)
  }

  start(): void {
    this.releaseImage = this.storedImage.subscribe(this.imageChanged)
    void this.partners.load()
    void this.image.load()
  }

  dispose(): void {
    this.releaseImage()
  }

  menuToggled(): void {
    this.menuOpen = !this.menuOpen
  }

  /** Choosing an entry, pressing Esc and tapping outside all collapse the menu (product.md §2). */
  menuLeft(): void {
    this.menuOpen = false
  }

  async signOutPressed(): Promise<void> {
    // The toast was about a screen that is being left.
    this.toasts.dismiss()
    await this.signingOut.run(async () => {
      const outcome = await this.signOut.execute()
      // Shown inside `run`, because `run` returns undefined once the session has ended, and signing out ends it on this device. Only the
      // server may keep the token until it expires.
      if (outcome.kind === 'signed-out-here-only')
        this.toasts.show('error', serverWordsOr(shellContent.signOutFailed, outcome.failure))
    })
  }

  private imageChanged(url: string | undefined): void {
    this.avatar = url
  }
}
