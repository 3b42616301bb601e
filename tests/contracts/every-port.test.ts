import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What has no contract suite, and why. */
const WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  Areas:
    'the container is its one adapter, proven whole by tests/infrastructure/container/composition.test.ts',
  PortalSettings: 'values of the configuration: it does nothing',
  ProfileValidator: 'one adapter without a world around it, which every test uses',
  RegistrationValidator: 'one adapter without a world around it, which every test uses',
}

function sources(directory: string, ending: string): readonly string[] {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(join(directory, path), 'utf8'))
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const ports = sources(root('src/application'), '.ts')
  .flatMap((text) => matches(text, /^export abstract class (\w+)/gm))
  .sort()
const suites = sources(root('tests/contracts'), '.contract.ts').flatMap((text) =>
  matches(text, /^export function describe(\w+)\(/gm),
)
const runs = sources(root('tests/contracts'), '.test.ts').flatMap((text) =>
  matches(text, /^\s*describe([A-Z]\w+)\(/gm),
)

describe('every port', () => {
  it.each(ports.filter((port) => !(port in WITHOUT_CONTRACT)))(
    '%s has a contract that two adapters meet',
    (port) => {
      expect(suites).toContain(port)
      expect(runs.filter((name) => name === port).length).toBeGreaterThanOrEqual(2)
    },
  )

  it('that is excepted is there, and has none', () => {
    for (const port of Object.keys(WITHOUT_CONTRACT)) {
      expect(ports).toContain(port)
      expect(suites).not.toContain(port)
    }
  })
})
