import { makeConsumerPact } from '@pact-foundation/pact-core'
import { expect } from 'vitest'
import type { PromisedBody } from './promised-body.ts'
import { CONSUMER, SPECIFICATION_V4 } from './recorder.ts'

/** A message that somebody sends and the portal reads, without a request before it. */
export interface Message {
  readonly description: string
  readonly screen: string
  readonly why: string
  readonly contents: PromisedBody
  readonly read: (text: string) => unknown
  readonly gives: unknown
}

/** Has the portal read the example of a message, and writes the message into the sender's contract in a directory. */
export function recordMessage(
  sender: string,
  directory: string,
  { description, screen, why, contents, read, gives }: Message,
): void {
  const pact = makeConsumerPact(CONSUMER, sender, SPECIFICATION_V4, 'error')
  const message = pact.newAsynchronousMessage(description)
  message.setComment('tela', JSON.stringify(screen))
  message.addTextComment(why)
  const text = JSON.stringify(contents.content)
  message.withContents(text, 'application/json')
  message.withMatchingRules(JSON.stringify({ body: contents.rules }))
  expect(read(text)).toStrictEqual(gives)
  pact.writePactFile(directory)
}
