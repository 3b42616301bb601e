/**
 * Posts to a control endpoint of a running sandbox, such as `faults`.
 *
 * @returns what it answers; undefined where the answer has no body.
 * @throws {Error} with the endpoint and the sandbox's words, where it refuses.
 */
export async function postControl<Answer = unknown>(
  url: string,
  endpoint: string,
  body: object,
): Promise<Answer> {
  const response = await fetch(`${url}/_sandbox/${endpoint}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
