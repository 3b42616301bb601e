import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'

const templates = ['consumer', 'provider'].flatMap((side) =>
  readdirSync(`docs/ci/${side}`).map((file) => ({
    template: `${side}/${file}`,
    text: readFileSync(`docs/ci/${side}/${file}`, 'utf8'),
  })),
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What each command says it takes; those of `@pact-foundation/pact-cli` are of release 18.1.2. */
const OPTIONS: Record<string, readonly string[]> = {
  'npm run pact:broker -- can-i-deploy': ['--to', '--ignore', '--retry-while-unknown', '--retry-interval'],
  'npm run pact:broker -- record-deployment': ['--to'],
  'npm run pact:publish': [],
  'npm run build': [],
  'npx pact-broker can-i-deploy': ['--pacticipant', '--version', '--to-environment'],
  'npx pact-broker record-deployment': ['--pacticipant', '--version', '--environment'],
  'npx pact-verifier': [
    '--broker-url',
    '--url',
    '--token',
    '--provider-name',
    '--hostname',
    '--port',
    '--state-change-url',
    '--consumer-version-selectors',
    '--enable-pending',
    '--include-wip-pacts-since',
    '--provider-version',
    '--provider-branch',
    '--publish',
  ],
}

/** Every command of a template that is not a shell's or a package manager's own, its lines joined. */
const commandsIn = (text: string): readonly string[] =>
  text
    .replace(/^ *#.*$/gm, '')
    .replace(/\\\n */g, ' ')
    .replace(/>-\n((?: {10}.*\n)+)/g, (_, lines: string) => lines.replace(/\s*\n\s*/g, ' '))
    .split('\n')
    .flatMap((line) => /(?:npm run|npx) .+/.exec(line)?.[0] ?? [])

describe('the templates for continuous integration', () => {
  it('are there for both sides, at three services', () => {
    expect(templates.map(({ template }) => template).sort()).toEqual(
      ['consumer', 'provider'].flatMap((side) =>
        ['azure', 'github', 'gitlab'].map((at) => `${side}/${at}.yml`),
      ),
    )
  })

  it.each(templates)('$template is YAML', ({ text }) => {
    const document = parseDocument(text)
    expect([...document.errors, ...document.warnings]).toEqual([])
    expect(Object.keys(document.toJS() as object).length).toBeGreaterThan(2)
  })

  it.each(templates)('$template runs commands that there are, with options that they take', ({ text }) => {
    const commands = commandsIn(text)
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands) {
      const [known, options] =
        Object.entries(OPTIONS).find(([name]) => `${command} `.startsWith(`${name} `)) ?? []
      expect(known, command).toBeDefined()
      const given = command.slice(known?.length).match(/(?<=\s)--[\w-]+/g) ?? []
      for (const option of given) expect(options, command).toContain(option)
      const [, script] = /^npm run ([\w:]+)/.exec(command) ?? []
      if (script !== undefined) expect(scripts).toHaveProperty([script])
    }
  })

  it.each(templates)('$template names the secrets that it needs', ({ text }) => {
    const head = text.split('\n').filter((line) => line.startsWith('#'))
    expect(head.join('\n')).toMatch(/PACT_BROKER_BASE_URL .*PACT_BROKER_TOKEN/)
  })

  it.each(templates)('$template asks before it deploys, and records it after', ({ text }) => {
    const order = ['can-i-deploy', 'your own deployment', 'record-deployment'].map((step) =>
      text.lastIndexOf(step),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  it.each(templates.filter(({ template }) => template.startsWith('consumer')))(
    '$template gives only options that the command knows',
    ({ text }) => {
      const source = readFileSync('scripts/pact/broker/main.ts', 'utf8')
      const options = commandsIn(text).flatMap((command) => command.match(/(?<=\s)--[\w-]+/g) ?? [])
      for (const option of options) expect(source).toMatch(new RegExp(`'?${option.slice(2)}'?: \\{ type:`))
    },
  )
})
