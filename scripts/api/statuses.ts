import type { PactInteraction } from '../pact/pact-files.ts'

/** The statuses with which a service may give an answer; the example's alone where the portal reads the number. */
export function statusesOf({
  status,
  matchingRules,
}: PactInteraction['response']): 'success' | readonly number[] {
  const allowed = matchingRules?.status?.['']?.matchers.map((matcher) => matcher.status)
  return allowed?.find((statuses) => statuses !== undefined) ?? [status]
}
