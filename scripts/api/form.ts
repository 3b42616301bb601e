export const FORM = 'application/x-www-form-urlencoded'

/** The fields of a form; `endereco[cep]` is the field `cep` of the object `endereco`. */
export function formFields(
  form: string,
  read: (name: string, text: string) => unknown = (_, text) => text,
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for (const [key, text] of new URLSearchParams(form)) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? []
    if (outer === undefined || inner === undefined) fields[key] = read(key, text)
    else fields[outer] = { ...(fields[outer] as object | undefined), [inner]: read(inner, text) }
  }
  return fields
}
