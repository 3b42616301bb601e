import type { Freshness } from '@application/freshness.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { Navigation } from '../../screen/navigation.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'

/** Asks a customer without a telephone to give one, on every screen but the one where that is done (product.md §4). */
export class PhonePromptViewModel implements Prompt {
  static readonly dependencies = [PersonRepository, Navigation] as const

  readonly name = 'phone'
  readonly neverOn = paths.profile
  private asking: AbortController | undefined

  constructor(
    private readonly people: PersonRepository,
    private readonly navigation: Navigation,
  ) {
    observe(this)
  }

  async need(path: string, sinceScreen: Freshness): Promise<PromptNeed> {
    this.asking?.abort()
    // The customer answers in the profile, which loads the person itself.
    if (path === this.neverOn) return 'later'
    // Loaded after each change of screen (product.md §4), because the store may have changed the telephone.
    const controller = new AbortController()
    this.asking = controller
    const { phones } = await this.people.find(controller.signal, sinceScreen)
    return phones.length > 0 ? 'no' : 'now'
  }

  updatePressed(): void {
    this.navigation.go(paths.profile, { state: { focus: 'phone' } })
  }
}
