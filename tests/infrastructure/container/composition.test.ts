import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Area, Areas } from '@application/areas.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { areaSources, type Substitutes } from '@infrastructure/container/fetched-areas.ts'
import { inMemorySubstitutes } from '@infrastructure/container/in-memory-substitutes.ts'
import { portalModule } from '@infrastructure/container/portal.module.ts'
import { portalContainer } from '@infrastructure/container/portal-container.ts'
import { sessionModule } from '@infrastructure/container/session.module.ts'
import { parseScenario } from '@infrastructure/in-memory/scenario.ts'
import { inMemoryWorld } from '@infrastructure/in-memory/world.ts'
import { readRuntimeConfiguration } from '@infrastructure/runtime-configuration.ts'
import { Own } from '@ui/screen/own.ts'
import type { Dependency } from '@ui/screen/view-model.tsx'
import { type Bind, Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import { describe, expect, it } from 'vitest'
import { type RouteEntry, routes } from '../../../src/ui/app/routes.ts'
import { uiModule } from '../../../src/ui.module.ts'
import { session } from '../../support/factories/session.ts'
import { FakeStorage } from '../../support/fake-storage.ts'
import { scriptedWindow } from '../../support/scripted-window.ts'
import { windowOf } from '../../support/window-of.ts'

const UI = fileURLToPath(new URL('../../../src/ui', import.meta.url))
const APP = join(UI, 'app/app.tsx')
const ROUTES = join(UI, 'app/routes.ts')

const configuration = readRuntimeConfiguration(
  JSON.stringify({ identityApi: '/', publicApi: '/' }),
  'https://portal.example',
)

/** The portal's container as the browser has it once these areas are loaded. */
async function composed(areas: readonly Area[], substitutes: Substitutes | undefined): Promise<Container> {
  const window = scriptedWindow()
  const container = portalContainer(window, configuration, substitutes)
  container.load(uiModule(window.document))
  await Promise.all(areas.map((area) => container.get(Areas).load(area)))
  return container
}

/** The identifiers that a module binds. */
async function boundBy(module: ContainerModule | undefined): Promise<readonly ServiceIdentifier[]> {
  const identifiers: ServiceIdentifier[] = []
  const noting = new ContainerModule((options) => {
    const bind: Bind = (identifier) => {
      identifiers.push(identifier)
      return options.bind(identifier)
    }
    // This container is empty, so there is nothing to replace or to remove.
    return module?.load({ ...options, bind, rebind: bind, unbind: () => {} })
  })
  await new Container().loadAsync(noting)
  return identifiers
}

/** The files that a file of the user interface imports, at once or later, and those that they import. */
function reachedFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  // Each screen is checked alone, with its own areas.
  const imports = file === ROUTES ? /from '(\.[^']+\.tsx?)'/g : /(?:from |import\()'(\.[^']+\.tsx?)'/g
  for (const [, path = ''] of source.matchAll(imports)) reachedFrom(resolve(dirname(file), path), found)
  return found
}

interface Consumer {
  readonly name: string
  readonly dependencies: readonly Dependency[]
}

const isConsumer = (value: unknown): value is Consumer =>
  typeof value === 'function' && 'dependencies' in value && Array.isArray(value.dependencies)

/** The classes of these files that name what they need, and the services that components ask for. */
async function consumersIn(files: Iterable<string>): Promise<readonly Consumer[]> {
  const all: Consumer[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    if (source.includes('static readonly dependencies')) {
      const module: object = await import(file)
      all.push(...Object.values(module).filter(isConsumer))
    }
    for (const [, name = ''] of source.matchAll(/useService\((\w+)\)/g)) {
      const [, path = ''] = source.match(new RegExp(`import .*\\b${name}\\b.* from '([^']+)'`)) ?? []
      const module = await import(path.startsWith('.') ? resolve(dirname(file), path) : path)
      all.push({ name: file, dependencies: [module[name]] })
    }
  }
  return all
}

function expectComplete(container: Container, consumers: readonly Consumer[]): void {
  for (const { name, dependencies } of consumers) {
    for (const each of dependencies) {
      // A part of its own is a consumer too, and is checked as one.
      if (each instanceof Own) continue
      expect(() => container.get(each as ServiceIdentifier), name).not.toThrow()
    }
  }
}

/** A protected screen stands in the shell. */
const areasOf = ({ access, areas = [] }: RouteEntry): readonly Area[] =>
  access === 'protected' ? ['shell', ...areas] : areas

/** The areas that parts of a screen bring with them. */
const areasOfParts = (files: ReadonlySet<string>): readonly Area[] =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/usePart\(\w+((?:, '\w+')+)\)|areas\.load\(('\w+')\)/g)].flatMap(
      ([, names, late = '']) => [...(names ?? late).matchAll(/\w+/g)].map(([name]) => name as Area),
    ),
  )

const source = readFileSync(ROUTES, 'utf8')
const screens = [...source.matchAll(/'(\.[^']+-page\.tsx)'/g)].map(([, path = '']) =>
  resolve(dirname(ROUTES), path),
)

describe.each([
  ['over HTTP', undefined],
  ['in memory', inMemorySubstitutes(inMemoryWorld(parseScenario('').scenario))],
])('the portal %s', (_, substitutes) => {
  it('has everything that signing in needs from the start', async () => {
    const container = await composed([], substitutes)
    const bound = await Promise.all([
      boundBy(sessionModule),
      boundBy(portalModule),
      boundBy(uiModule(scriptedWindow().document)),
      boundBy(substitutes?.('start')),
    ])
    for (const identifier of bound.flat()) expect(container.get(identifier)).toBeDefined()
  })

  it('has what surrounds every screen', async () => {
    const files = reachedFrom(APP)
    const container = await composed(['shell', ...areasOfParts(files)], substitutes)
    expectComplete(container, await consumersIn(files))
  })

  it.each(Object.keys(areaSources) as Area[])('can make everything of the area %s', async (area) => {
    const container = await composed([area], substitutes)
    const bound = [
      // In memory there is no HTTP.
      ...(substitutes && area === 'http' ? [] : await boundBy((await areaSources[area].fetch()).areaModule)),
      ...(await boundBy(substitutes?.(area))),
    ]
    for (const identifier of bound) expect(container.get(identifier)).toBeDefined()
  })

  it.each(routes.map((route, index) => [route.path, areasOf(route), screens[index] ?? ''] as const))(
    'has what the screen at %s needs in the areas %j',
    async (_, areas, screen) => {
      const files = reachedFrom(screen)
      const container = await composed([...areas, ...areasOfParts(files)], substitutes)
      expectComplete(container, await consumersIn(files))
    },
  )
})

it('every class of the user interface that needs something belongs to a screen or to the shell', () => {
  const reached = new Set([APP, ...screens].flatMap((file) => [...reachedFrom(file)]))
  const all = readdirSync(UI, { recursive: true, encoding: 'utf8' }).map((path) => join(UI, path))
  const needing = all.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('static readonly dependencies'),
  )
  expect(needing.filter((file) => !reached.has(file))).toEqual([])
})

it('the draft of a form is removed when a customer signs in, also when its area was never loaded', () => {
  const sessionStorage = new FakeStorage()
  sessionStorage.setItem('portal.preferences.draft.registration', '{}')
  const container = portalContainer(windowOf({ sessionStorage }), configuration)
  container.get(SessionStore).save(session.build())
  expect(sessionStorage.getItem('portal.preferences.draft.registration')).toBeNull()
})
