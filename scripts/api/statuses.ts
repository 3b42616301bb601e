import type { PactInteraction } from '../pact/pact-files.ts'

/** The statuses that an answer may have. Where the portal reads the number, only the example's status is allowed. */
export function statusesOf({
  status,
  matchingRules,
}: PactInteraction['response']): 'success' | readonly number[] {
  const allowed = matchingRules?.status?.['']?.matchers.map((matcher) => matcher.status)
  return allowed?.find((statuses) => statuses !== undefined) ?? [status]
}
