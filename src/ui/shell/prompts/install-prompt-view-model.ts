import type { Cancel } from '@application/clock.ts'
import { type InstallAnswer, InstallPrompt, type InstallWay } from '@application/install/install-prompt.ts'
import type { Prompt, PromptNeed } from '@application/prompts/prompt.ts'
import { observe } from '../../screen/observe.ts'
import { paths } from '../../screen/paths.ts'
import { Submission } from '../../screen/submission.ts'

/** Offers to install the portal: as a prompt on `/portal` only, and from the customer's menu at any time. */
export class InstallPromptViewModel implements Prompt {
  static readonly dependencies = [InstallPrompt] as const

  readonly name = 'install'
  way: InstallWay = 'none'
  readonly asking = new Submission('device')
  private release: Cancel = () => {}

  constructor(private readonly install: InstallPrompt) {
    this.way = install.way()
    observe(this)
  }

  start(): void {
    this.release = this.install.subscribe(this.changed)
    this.changed()
  }

  dispose(): void {
    this.release()
  }

  async need(path: string): Promise<PromptNeed> {
    return path === paths.home && this.install.way() !== 'none' ? 'now' : 'no'
  }

  /** The browser may offer to install long after the screen is open. */
  watch(changed: () => void): Cancel {
    return this.install.subscribe(changed)
  }

  /** Returns what the customer answered the browser; undefined while its question is still open. */
  installPressed(): Promise<InstallAnswer | undefined> {
    return this.asking.run(() => this.install.ask())
  }

  private changed(): void {
    this.way = this.install.way()
  }
}
