import * as v from 'valibot'

/**
 * The body of a control call, checked against a schema.
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
