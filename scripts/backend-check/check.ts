import { firstOfEach } from '@domain/group-by.ts'
import type { Interaction } from '../../tests/pact/support/interaction.ts'
import { NoAnswer, type Received, send } from '../pact/connection.ts'
import { type StateValues, setUpState } from '../pact/states.ts'
import { callOf } from '../pact/wire-calls.ts'
import { cachingInWords, privacyFindings, varyNotes } from './caching.ts'
import { exposureFindings, originFindings, preflight } from './cors.ts'
import { addressFindings, plainAddressOf, plainFindings } from './encryption.ts'
import type { Case, Check, Finding } from './finding.ts'
import { outcomeOf, transportOf } from './portal.ts'
import { isCrossOrigin, missingValues, requestOf, type Service, sendAsPortal } from './service.ts'
import { outcomeInWords, verdict } from './verdict.ts'

/** What is to be looked at. */
export interface Checked {
  readonly service: Service
  readonly interactions: readonly Interaction[]
  /** All interactions of the service; `interactions` may be a part of them. They say which calls need a session. */
  readonly all: readonly Interaction[]
  /** Whether answers are one customer's own, or everybody's. */
  readonly isPrivate: boolean
  /** Whether states are set up and the portal is asked. */
  readonly hasStates: boolean
}

/**
 * Looks at a running service as a browser with the portal would.
 *
 * @throws {NoAnswer} when the service cannot be reached.
 */
export async function check(checked: Checked): Promise<readonly Case[]> {
  const { service, interactions, all, hasStates } = checked
  await send({ method: 'GET', url: service.url }, service.trust)
  const cases: Case[] = [...(await serviceCases(service))]
  const preflighted = isCrossOrigin(service) ? firstOfEach(interactions, preflightKey) : []
  for (const one of preflighted) cases.push(await preflightCase(service, one))
  for (const one of firstOfEach(interactions.filter(needsSession(all)), callOf))
    cases.push(...(await strangerCases(checked, one)))
  if (!hasStates) return cases
  for (const one of interactions) if (!one.isOneForm) cases.push(...(await interactionCases(checked, one)))
  return cases
}

async function serviceCases(service: Service): Promise<readonly Case[]> {
  const { url, trust, provider, addresses } = service
  const { origin } = addresses
  const plain = plainAddressOf(url)
  const unknown = await send(
    { method: 'GET', url: `${url}/api/backend-check/unknown`, headers: { Origin: origin } },
    trust,
  )
  const about = (title: string, parts: Pick<Case, 'findings' | 'notes'>): Case => ({
    provider,
    check: 'service',
    call: url,
    title,
    ...parts,
  })
  return [
    about('is encrypted', {
      findings: [...addressFindings(url), ...(plain === undefined ? [] : await plainFindings(plain, trust))],
    }),
    isCrossOrigin(service)
      ? about('answers an unknown path so that the portal can read it', {
          findings: originFindings(unknown, origin, `the answer to an unknown path (${unknown.status})`),
          notes: varyNotes(unknown),
        })
      : about('has the origin of the portal', {
          findings: [],
          notes: ['It shares its origin with the portal, so no browser asks for CORS headers.'],
        }),
  ]
}

const preflightKey = (interaction: Interaction) =>
  `${callOf(interaction)} ${Object.keys(interaction.request.headers).join()}`

async function preflightCase(service: Service, interaction: Interaction): Promise<Case> {
  const request = requestOf(interaction.request, {})
  const title = 'Authorization' in request.headers ? 'in the name of a customer' : 'without a session'
  const preflighted = caseOf(service, 'preflight', interaction, title)
  const answer = await orNoAnswer(preflight(service, request))
  if (answer instanceof NoAnswer) return { ...preflighted, findings: [unanswered(answer)] }
  return { ...preflighted, ...answer }
}

/** When one call breaks the connection, the others are still checked. */
const orNoAnswer = <T>(answer: Promise<T>): Promise<T | NoAnswer> =>
  answer.catch((thrown: unknown) => {
    if (thrown instanceof NoAnswer) return thrown
    throw thrown
  })

const unanswered = ({ message }: NoAnswer): Finding => ({
  what: `No answer came. ${message}`,
  remedy: 'See what the service, or the gateway before it, has logged.',
})

/** Calls that everybody may make are in the contracts without a session too. */
const needsSession = (interactions: readonly Interaction[]) => {
  const free = new Set(
    interactions.filter(({ request }) => !('Authorization' in request.headers)).map(callOf),
  )
  return (interaction: Interaction) => !free.has(callOf(interaction))
}

/** Sends a token that was never given out, and judges the answer. */
async function strangerCases(checked: Checked, interaction: Interaction): Promise<readonly Case[]> {
  const { service } = checked
  const request = requestOf(interaction.request, { token: 'backend-check-unknown-token' })
  const stranger = caseOf(service, '401', interaction, 'with an unknown token')
  const answer = await orNoAnswer(sendAsPortal(service, request))
  if (answer instanceof NoAnswer) return [{ ...stranger, findings: [unanswered(answer)] }]
  // The portal forgets the session when it signs out, whatever the answer.
  const isExempt = callOf(interaction) === 'POST /logout'
  const findings: readonly Finding[] =
    answer.status === 401 || isExempt
      ? []
      : [
          {
            what: `A token that was never given out is answered with ${answer.status}, not 401: sessions do not end${answer.status < 300 ? ', and strangers are served' : ''}.`,
            remedy: 'Answer 401 to every token that is unknown or over, before the request is looked at.',
          },
        ]
  return [
    { ...stranger, findings },
    ...transportCases(
      checked,
      interaction,
      answer,
      'with an unknown token',
      `the answer to an unknown token (${answer.status})`,
    ),
  ]
}

/** The interaction from its states to what the portal makes of the answer. */
async function interactionCases(checked: Checked, interaction: Interaction): Promise<readonly Case[]> {
  const { service } = checked
  const { description, request } = interaction
  const portal = caseOf(service, 'portal', interaction, description)
  const values = await valuesOf(service, interaction)
  if (values instanceof Error)
    return [{ ...portal, findings: [{ what: values.message, remedy: STATES_REMEDY }] }]
  const missing = missingValues(request, values)
  if (missing.length > 0) {
    const what = `The states have not answered ${missing.join(', ')}.`
    return [{ ...portal, findings: [{ what, remedy: STATES_REMEDY }] }]
  }
  let received: Received | undefined
  const sent = requestOf(request, values)
  const outcome = await outcomeOf(
    interaction,
    service.addresses,
    transportOf(async () => {
      received = await sendAsPortal(service, sent)
      return received
    }),
  )
  const findings = await verdict(interaction, { outcome, received, values, addresses: service.addresses })
  return [
    {
      ...portal,
      findings: [...findings, ...charsetFindings(received)],
      reading: outcomeInWords(outcome, interaction),
    },
    ...(received ? transportCases(checked, interaction, received, description) : []),
  ]
}

const STATES_REMEDY =
  'docs/backend-team.md, "The state endpoint", says how it is asked, docs/provider-states.md what each state sets and answers. --no-states looks at the rest without it.'

async function valuesOf(
  { statesUrl, trust }: Service,
  { states }: Interaction,
): Promise<StateValues | Error> {
  const values: Record<string, unknown> = {}
  try {
    for (const state of states) Object.assign(values, await setUpState(state, statesUrl, trust))
    return values
  } catch (thrown) {
    if (thrown instanceof Error) return thrown
    throw thrown
  }
}

/** The headers of the answer: who may read it, and who may keep it. */
function transportCases(
  { service, isPrivate }: Checked,
  interaction: Interaction,
  answer: Received,
  title: string,
  of = `an answer (${Math.floor(answer.status / 100)}xx)`,
): readonly Case[] {
  const cached = {
    ...caseOf(service, 'cache', interaction, title),
    findings: isPrivate ? privacyFindings(answer) : [],
    notes: isPrivate ? [] : [cachingInWords(answer)],
  }
  if (!isCrossOrigin(service)) return [cached]
  const findings = [
    ...originFindings(answer, service.addresses.origin, of),
    ...exposureFindings(answer, isPrivate),
  ]
  return [{ ...caseOf(service, 'CORS', interaction, title), findings }, cached]
}

function charsetFindings(received: Received | undefined): readonly Finding[] {
  if (received === undefined || isUtf8(received.body)) return []
  return [
    {
      what: `The answer is not in UTF-8 (Content-Type "${received.headers['content-type'] ?? ''}"): letters with accents are lost.`,
      remedy: 'Write JSON in UTF-8, which is the only encoding that it may have (RFC 8259).',
    },
  ]
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

const caseOf = ({ provider }: Service, check: Check, interaction: Interaction, title: string): Case => ({
  provider,
  check,
  call: callOf(interaction),
  title,
  findings: [],
})
