import type { Freshness } from '@application/freshness.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { makeAutoObservable } from 'mobx'
import { PROFILE_PATH, type ProfileFocus } from '../person/profile-focus.ts'
import { Navigation } from '../screen/navigation.ts'

/** A screen and this prompt, which ask at once, share an answer. */
const SAME_MOMENT: Freshness = { maxAge: 1000 }

/** Asks a customer without a telephone to give one, on every screen but the one where that is done (portal.md §4). */
export class PhonePrompt implements Prompt {
  static readonly dependencies = [PersonRepository, Navigation] as const

  readonly name = 'phone'
  private asking: AbortController | undefined

  constructor(
    private readonly people: PersonRepository,
    private readonly navigation: Navigation,
  ) {
    makeAutoObservable<this, 'asking'>(this, { asking: false }, { autoBind: true })
  }

  async need(path: string): Promise<PromptNeed> {
    this.asking?.abort()
    // The profile is where it is answered, and asks the server by itself.
    if (path === PROFILE_PATH) return 'later'
    // Asked for after each change of screen (portal.md §4): a telephone may have come, or gone, at the counter.
    const controller = new AbortController()
    this.asking = controller
    const { phones } = await this.people.find(controller.signal, SAME_MOMENT)
    return phones.length > 0 ? 'no' : 'now'
  }

  updatePressed(): void {
    const state: ProfileFocus = { focus: 'phone' }
    this.navigation.go(PROFILE_PATH, { state })
  }
}
