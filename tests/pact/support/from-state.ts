/** A value that the portal sends exactly as in the example. The verifier replaces it with a value that the state gives. */
export interface FromState<Value extends string | number = string> {
  readonly 'pact:matcher:type': 'equality'
  readonly 'pact:generator:type': 'ProviderState'
  readonly expression: string
  readonly value: Value
}

/**
 * Marks a value that only the provider knows: `` fromState`/api/termo/${{ idTermo: 3 }}` `` is sent as `/api/termo/3` in our tests.
 * The verifier sends the `idTermo` that the state handler answered.
 */
export function fromState(
  literals: TemplateStringsArray,
  ...values: readonly Readonly<Record<string, string | number>>[]
): FromState {
  let expression = literals[0] ?? ''
  let value = expression
  values.forEach((named, index) => {
    const [[name, example] = ['', '']] = Object.entries(named)
    const literal = literals[index + 1] ?? ''
    expression += `\${${name}}${literal}`
    value += `${example}${literal}`
  })
  // Not the library's `fromProviderState`: it accepts any text, and our requests are exact.
  return {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  }
}

/** The same for a number in JSON. */
export function numberFromState(named: Readonly<Record<string, number>>): FromState<number> {
  const [[name, value] = ['', 0]] = Object.entries(named)
  return {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression: `\${${name}}`,
    value,
  }
}
