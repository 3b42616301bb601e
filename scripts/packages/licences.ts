/** A package that is part of what customers get. */
export interface Licensed {
  readonly name: string
  readonly version: string
  /** As an SPDX expression, such as `MIT`. */
  readonly licence: string
  /** Empty where the package brings no text. */
  readonly text: string
}

const RULE = '='.repeat(80)

/** The file that travels with the portal: each text once, under the packages that it is for. */
export function licencesText(packages: readonly Licensed[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, licence, text } of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const lines = text.replaceAll('\r\n', '\n')
    byText.set(lines, [...(byText.get(lines) ?? []), `${name} ${version} (${licence})`])
  }
  const parts = [...byText].map(([text, names]) => [RULE, ...names, RULE, '', text, ''].join('\n'))
  return [
    'O Portal do Cliente contém estes programas e esta fonte, cada um com a sua licença.\n',
    ...parts,
  ].join('\n')
}

/** THIRD-PARTY.md, made of the file that the last build wrote. */
export function thirdPartyPage(text: string): string {
  const rows = [...text.matchAll(/^={80}\n(.+?)\n={80}$/gms)]
    .flatMap(([, names = '']) => names.split('\n'))
    .map((line) => /^(\S+) (\S+) \((.+)\)$/.exec(line) ?? [])
    .map(([, name = '', version = '', licence = '']) => `| ${name} | ${version} | ${licence} |`)
    .sort()
  return `# What others have written

What customers get contains these packages, by what the bundles hold. \`npm run licences\` writes this page; a test compares it with the build. The texts of the licences travel with the portal, as
\`licencas.txt\` beside its page, which the screen of data protection links to.

react-leaflet's licence asks for more than attribution: [decision 125](docs/decisions/125-react-leaflets-licence.md).

| Package | Version | Licence |
| --- | --- | --- |
${rows.join('\n')}
`
}
