import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The ports without a contract, and why. */
const WITHOUT_CONTRACT: Readonly<Record<string, string>> = {
  Areas: 'the container is its one adapter, proven by tests/infrastructure/container/composition.test.ts',
  Disclosure: 'values of the configuration and of the build: it does nothing',
  PressedNotifications: 'no test needs it without a browser, so the one of a browser is its one adapter',
  PortalSettings: 'values of the configuration: it does nothing',
  ProfileValidator: 'one adapter without a world around it, which every test uses',
  RegistrationValidator: 'one adapter without a world around it, which every test uses',
}

function names(directory: string, ending: string, pattern: RegExp): string[] {
  return readdirSync(root(directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .flatMap((path) => [...readFileSync(join(root(directory), path), 'utf8').matchAll(pattern)])
    .map(([, name = '']) => name)
}

const ports = names('src/application', '.ts', /^export abstract class (\w+)/gm)
// The harness refuses a contract with fewer than two adapters.
const contracts = names('tests/contracts', '.test.ts', /^(?:backendC|deviceC|c)ontract(?:<.*>)?\(\s*(\w+),/gm)

describe('every port', () => {
  it.each(ports.filter((port) => !(port in WITHOUT_CONTRACT)))('%s has a contract', (port) => {
    expect(contracts).toContain(port)
  })

  it.each(Object.keys(WITHOUT_CONTRACT))('%s exists and has none', (port) => {
    expect(ports).toContain(port)
    expect(contracts).not.toContain(port)
  })
})
