/** The source of `src/infrastructure/http/call-names.ts`, as the formatter writes it. */
export const callNames = (calls: readonly string[]): string =>
  `// Generated from docs/wire.md by \`npm run api:docs\`: do not edit by hand.

/** The templates of all calls that the portal makes in a customer's visit: a report names a call by one of them. */
export const CALL_NAMES: readonly string[] = [
${[...calls]
  .sort()
  .map((call) => `  '${call}',`)
  .join('\n')}
]
`
