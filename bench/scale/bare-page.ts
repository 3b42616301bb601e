import type { Browser, CDPSession } from 'playwright-core'

interface Size {
  readonly width: number
  readonly height: number
}

/** What the browser answers in its own protocol. */
interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/**
 * A page that Playwright does not watch. In a page that it watches, the browser copies every answer for it. For an answer of 3 MiB the copy
 * takes as long as the check of all its rows. No customer waits for such a copy, so it must not be measured.
 */
export class BarePage {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private asked = 0

  private constructor(
    private readonly browser: CDPSession,
    private readonly profile: string,
    private readonly sessionId: string,
  ) {
    browser.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return
      const answer = JSON.parse(event.message) as Answer
      this.waiting.get(answer.id)?.(answer)
    })
  }

  static async open(playwright: Browser, size: Size): Promise<BarePage> {
    const browser = await playwright.newBrowserCDPSession()
    const { browserContextId } = await browser.send('Target.createBrowserContext')
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      ...size,
    })
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false })
    return new BarePage(browser, browserContextId, sessionId)
  }

  /** One command of the Chrome DevTools Protocol. */
  async send(method: string, params: object): Promise<unknown> {
    const id = ++this.asked
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await this.browser.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message })
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  /** What an expression gives in the page. A promise is waited for. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown }; exceptionDetails?: unknown }
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
    return result.value
  }

  async close(): Promise<void> {
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.profile })
    await this.browser.detach()
  }
}
