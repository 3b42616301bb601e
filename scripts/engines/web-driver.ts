import { connect, type Socket } from 'node:net'
import type { EnginePage } from './engine-page.ts'

/** What an element is called in the W3C WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Parameters = Readonly<Record<string, unknown>>

/** The few commands of WebDriver that a walk needs. The HTTP protocol and Firefox's own (Marionette) name and wrap them differently. */
export interface Commands {
  navigate(url: string): Promise<unknown>
  execute(script: string, args: readonly unknown[]): Promise<unknown>
  click(id: string): Promise<unknown>
  sendKeys(id: string, text: string): Promise<unknown>
  screenshot(): Promise<unknown>
  quit(): Promise<void>
}

export async function pageOf(commands: Commands): Promise<EnginePage> {
  const found = async (body: string, values: readonly unknown[]): Promise<string> => {
    const element = (await commands.execute(body, values)) as Readonly<Record<string, string>> | null
    const id = element?.[ELEMENT]
    if (id === undefined) throw new Error('no such element')
    return id
  }
  return {
    agent: String(await commands.execute('return navigator.userAgent', [])),
    open: async (url) => void (await commands.navigate(url)),
    run: (body, ...values) => commands.execute(body, values),
    press: async (body, ...values) => void (await commands.click(await found(body, values))),
    type: async (text, body, ...values) => void (await commands.sendKeys(await found(body, values), text)),
    picture: async () => Buffer.from(String(await commands.screenshot()), 'base64'),
    close: () => commands.quit(),
  }
}

/** Asks a driver such as WebKitWebDriver, which speaks HTTP (W3C WebDriver). */
export async function httpCommands(driver: string, capabilities: Parameters): Promise<Commands> {
  const ask = async (method: string, path: string, body?: Parameters): Promise<unknown> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) {
      const { error, message } = value as { readonly error?: string; readonly message?: string }
      throw new Error(`${path}: ${error} ${message}`)
    }
    return value
  }
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string }
  const session = `/session/${sessionId}`
  return {
    navigate: (url) => ask('POST', `${session}/url`, { url }),
    execute: (script, args) => ask('POST', `${session}/execute/sync`, { script, args }),
    click: (id) => ask('POST', `${session}/element/${id}/click`, {}),
    sendKeys: (id, text) => ask('POST', `${session}/element/${id}/value`, { text }),
    screenshot: () => ask('GET', `${session}/screenshot`),
    quit: async () => void (await ask('DELETE', session)),
  }
}

/** Asks Firefox itself, by the protocol that its own driver speaks: `length:[type, id, name, parameters]` over TCP. */
export async function marionetteCommands(port: number): Promise<Commands> {
  const socket = await connectTo(port)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let received = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const length = Number(received.subarray(0, colon))
      if (colon < 0 || received.length < colon + 1 + length) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      // The first message only greets.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown]
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    }
  })
  let last = 0
  const ask = async (name: string, parameters: Parameters = {}): Promise<unknown> => {
    const id = ++last
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters])
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    return ((await answer) as { readonly value?: unknown } | null)?.value
  }
  await ask('NewSession')
  return {
    navigate: (url) => ask('Navigate', { url }),
    execute: (script, args) => ask('ExecuteScript', { script, args }),
    click: (id) => ask('ElementClick', { id }),
    sendKeys: (id, text) => ask('ElementSendKeys', { id, text }),
    screenshot: () => ask('TakeScreenshot', { full: false }),
    quit: async () => {
      await ask('DeleteSession')
      socket.end()
    },
  }
}

/** A browser that has just been started does not listen yet. */
async function connectTo(port: number): Promise<Socket> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.once('error', reject)
      })
    } catch (error) {
      if (attempt === 120) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}
