import { Clock } from '@application/clock.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { Aborted } from '@application/port-failure.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { CollectMyData, type MyData } from '@application/privacy/collect-my-data.ts'
import { Disclosure } from '@application/privacy/disclosure.ts'
import { toIsoDay } from '@domain/calendar-day.ts'
import { runInAction } from 'mobx'
import { Toasts } from '../kit/toasts.ts'
import { observe } from '../screen/observe.ts'
import { Submission } from '../screen/submission.ts'
import { myDataFile } from './my-data-file.ts'
import { privacyContent as content } from './privacy-content.ts'

export class PrivacyViewModel {
  static readonly dependencies = [
    CollectMyData,
    FileSaver,
    PortalSettings,
    Disclosure,
    Clock,
    Toasts,
  ] as const

  /** Undefined while nothing is being collected. */
  progress: { readonly done: number; readonly total: number } | undefined
  /** How the last collection ended. */
  result: Pick<MyData, 'missing'> | 'nothing' | undefined
  readonly submission = new Submission()
  private controller: AbortController | undefined

  constructor(
    private readonly collectMyData: CollectMyData,
    private readonly files: FileSaver,
    readonly settings: PortalSettings,
    readonly disclosure: Disclosure,
    private readonly clock: Clock,
    private readonly toasts: Toasts,
  ) {
    observe(this)
  }

  dispose(): void {
    this.controller?.abort()
  }

  async downloadPressed(): Promise<void> {
    await this.submission.run(() => this.collect())
  }

  private async collect(): Promise<void> {
    const controller = new AbortController()
    this.controller = controller
    this.result = undefined
    try {
      const data = await this.collectMyData.execute(this.progressed, controller.signal)
      this.collected(data)
    } catch (thrown) {
      // Aborted means that the customer left the screen.
      if (!(thrown instanceof Aborted)) throw thrown
    } finally {
      runInAction(() => {
        this.progress = undefined
      })
    }
  }

  private collected(data: MyData): void {
    if (data.parts.length === 0) {
      this.result = 'nothing'
      return
    }
    const today = this.clock.today()
    const text = myDataFile(data, this.settings.brand.name, today)
    try {
      this.files.save(content.file.name(toIsoDay(today)), 'application/json', text)
      this.result = data
    } catch {
      this.toasts.show('error', content.file.failed)
    }
  }

  private progressed(done: number, total: number): void {
    this.progress = { done, total }
  }
}
