import type { PactRequest } from '../pact/pact-files.ts'

/** A request as a command that can be pasted into a shell. */
export function curlOf({ method, path, query = {}, headers, body }: PactRequest, server: string): string {
  const search = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
  )
  const url = `${server}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
  const parts = [
    `curl ${method === 'POST' ? '--request POST ' : ''}${quoted(url)}`,
    ...Object.entries(headers).map(([name, values]) => `--header ${quoted(`${name}: ${values.join(', ')}`)}`),
    ...dataOf(body),
  ]
  return parts.join(' \\\n  ')
}

function dataOf(body: PactRequest['body']): readonly string[] {
  if (body === undefined) return []
  const { content } = body
  // An empty body has a length too: 0.
  if (content === '') return ["--data ''"]
  if (typeof content === 'string') {
    return Array.from(
      new URLSearchParams(content),
      ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
    )
  }
  return [`--data ${quoted(JSON.stringify(content, undefined, 2))}`]
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
