import type { PortFailureReason } from '@application/port-failure.ts'
import type { Interaction } from '../../tests/pact/support/interaction.ts'
import { excerpt, type Received } from '../pact/connection.ts'
import type { StateValues } from '../pact/states.ts'
import { differences, inWords } from './difference.ts'
import type { Finding } from './finding.ts'
import { type Outcome, soundOutcome } from './portal.ts'
import type { Addresses } from './service.ts'

/** How a call went. */
interface Answer {
  readonly outcome: Outcome
  /** None where no answer came. */
  readonly received: Received | undefined
  /** What the states have answered. */
  readonly values: StateValues
  readonly addresses: Addresses
}

/** The findings of one call: what keeps the portal from the result that the contract leads to. */
export async function verdict(interaction: Interaction, answer: Answer): Promise<readonly Finding[]> {
  const { expected, response } = interaction
  const { outcome, received } = answer
  if ('failedWith' in expected)
    return 'failedWith' in outcome
      ? refusalFindings(outcome.failedWith, expected.failedWith, received)
      : [
          {
            what: `The portal takes it for a success (${status(received)}), and it had to be ${failureInWords(expected.failedWith)}.`,
            remedy: `Answer ${statuses(interaction)}.`,
          },
        ]
  if ('failedWith' in outcome) {
    const mayBeRefused = Array.isArray(response.statuses) && response.statuses.includes(422)
    if (mayBeRefused && outcome.failedWith.kind === 'rejected') return []
    return [
      {
        what: `The portal cannot use the answer (${status(received)}): ${failureInWords(outcome.failedWith)}.`,
        remedy: received ? `It was ${excerpt(received.body)}.` : 'See whether the service is up.',
      },
    ]
  }
  return givenFindings(interaction, outcome.gave, answer)
}

async function givenFindings(
  interaction: Interaction,
  gave: unknown,
  { values, addresses }: Answer,
): Promise<readonly Finding[]> {
  const [one, other] = await Promise.all([
    soundOutcome(interaction, 'example', values, addresses),
    soundOutcome(interaction, 'otherwise', values, addresses),
  ])
  const given = (outcome: Outcome) => ('gave' in outcome ? outcome.gave : undefined)
  const found = differences(gave, given(one), given(other)).map(({ path, words }) => ({
    what: `The portal shows something else than the state has set${path && `, in ${path}`}: ${words}.`,
    remedy: `${interaction.why} docs/provider-states.md says what has to be set.`,
  }))
  return [...found, ...sessionFindings(gave)]
}

/** A session that ends as soon as it begins leads back to the sign-in. */
function sessionFindings(gave: unknown): readonly Finding[] {
  if (typeof gave !== 'object' || gave === null || !('expiresAt' in gave)) return []
  const expiresAt = Number(gave.expiresAt)
  if (expiresAt > Date.now()) return []
  return [
    {
      what: `The session is over when it begins: .expires says ${new Date(expiresAt).toISOString()}.`,
      remedy: 'Give .expires a moment that is still to come, with its offset (RFC 1123 in GMT).',
    },
  ]
}

function refusalFindings(
  failed: PortFailureReason,
  expected: PortFailureReason,
  received: Received | undefined,
): readonly Finding[] {
  if (failed.kind !== expected.kind)
    return [
      {
        what: `The portal takes it (${status(received)}) for this: ${failureInWords(failed)}. It had to be ${failureInWords(expected)}.`,
        remedy:
          expected.kind === 'unauthenticated'
            ? 'Answer 401, and nothing else, to a token that is over: only that leads to the sign-in.'
            : 'Answer 400, 409 or 422 with the words for the customer.',
      },
    ]
  if (failed.kind !== 'rejected' || expected.kind !== 'rejected') return []
  return failed.description === ''
    ? [
        {
          what: `The refusal (${failed.status}) has no words for the customer.`,
          remedy: 'Say why in description (in error_description at /token).',
        },
      ]
    : []
}

const status = (received: Received | undefined) => (received ? `HTTP ${received.status}` : 'no answer')

const statuses = ({ response: { status: one, statuses: all } }: Interaction) =>
  Array.isArray(all) ? `one of ${all.join(', ')}` : String(one)

/** An outcome as a sentence of the report. It shows no token. */
export function outcomeInWords(outcome: Outcome, { request: { method } }: Interaction): string {
  if ('failedWith' in outcome) return failureInWords(outcome.failedWith)
  const { gave } = outcome
  if (gave === undefined) return method === 'POST' ? 'done' : 'nothing'
  if (typeof gave === 'object' && gave !== null && 'token' in gave && 'expiresAt' in gave)
    return `a session until ${new Date(Number(gave.expiresAt)).toISOString()}`
  return inWords(gave)
}

function failureInWords(reason: PortFailureReason): string {
  switch (reason.kind) {
    case 'offline':
      return 'a lost connection'
    case 'timeout':
      return 'an answer that came too late'
    case 'unauthenticated':
      return 'the end of the session'
    case 'rejected':
      return reason.description === ''
        ? `a refusal without words (${reason.status})`
        : `a refusal in the words "${reason.description}"`
    case 'unexpected':
      return `an answer that it cannot read (${reason.detail})`
  }
}
