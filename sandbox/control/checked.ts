import * as v from 'valibot'

/**
 * What a control call was sent, in the shape that it needs.
 *
 * @throws {Error} that names each field which is missing or wrong.
 */
export function checked<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body)
  if (success) return output
  const problems = issues.map(
    ({ path, expected, received }) =>
      `"${path?.at(-1)?.key ?? 'body'}": expected ${expected}, received ${received}.`,
  )
  throw new Error(problems.join(' '))
}
