import { type Area, Areas } from '@application/areas.ts'
import type { Container, ContainerModule } from 'inversify'
import { loadLatePart } from '../browser/fetched-code.ts'

interface AreaSource {
  /** Areas whose ports the adapters and use cases of this area need. Without this field, only `http`. */
  readonly needs?: readonly Area[]
  readonly fetch: () => Promise<{ readonly areaModule: ContainerModule }>
}

/** Where the module of each area is: a chunk that is fetched when the area is first loaded. */
export const areaSources: Readonly<Record<Area, AreaSource>> = {
  campaigns: { needs: ['offers', 'shell'], fetch: () => import('./campaigns.module.ts') },
  cashback: { fetch: () => import('./cashback.module.ts') },
  consents: { fetch: () => import('./consents.module.ts') },
  documents: { fetch: () => import('./documents.module.ts') },
  flyers: { fetch: () => import('./flyers.module.ts') },
  home: { needs: ['cashback', 'purchases'], fetch: () => import('./home.module.ts') },
  http: { needs: [], fetch: () => import('./http.module.ts') },
  lapsing: {
    needs: ['campaigns', 'cashback', 'offers', 'vouchers'],
    fetch: () => import('./lapsing.module.ts'),
  },
  offers: { needs: ['shell'], fetch: () => import('./offers.module.ts') },
  passwords: { fetch: () => import('./passwords.module.ts') },
  person: { fetch: () => import('./person.module.ts') },
  privacy: {
    needs: ['campaigns', 'cashback', 'consents', 'documents', 'purchases', 'shell', 'vouchers'],
    fetch: () => import('./privacy.module.ts'),
  },
  profile: { needs: ['person', 'shell'], fetch: () => import('./profile.module.ts') },
  'purchase-history': {
    needs: ['campaigns', 'cashback', 'documents', 'purchases', 'shell'],
    fetch: () => import('./purchase-history.module.ts'),
  },
  purchases: { fetch: () => import('./purchases.module.ts') },
  registration: { needs: ['person'], fetch: () => import('./registration.module.ts') },
  reminders: { needs: ['documents'], fetch: () => import('./reminders.module.ts') },
  shell: { fetch: () => import('./shell.module.ts') },
  'sign-in': { needs: [], fetch: () => import('./sign-in.module.ts') },
  stores: { fetch: () => import('./stores.module.ts') },
  telemetry: { needs: [], fetch: () => import('./telemetry.module.ts') },
  updates: { fetch: () => import('./updates.module.ts') },
  vouchers: { fetch: () => import('./vouchers.module.ts') },
}

/** The module that replaces adapters which are bound once an area is loaded, or at the start. */
export type Substitutes = (area: Area | 'start') => ContainerModule

const dependenciesOf = (area: Area): readonly Area[] => areaSources[area].needs ?? ['http']

/** These areas and all that they need, each after what it needs. */
export function withDependencies(areas: readonly Area[]): readonly Area[] {
  return [...new Set(areas.flatMap((area) => [...withDependencies(dependenciesOf(area)), area]))]
}

export class FetchedAreas extends Areas {
  private readonly loaded = new Map<Area, Promise<void>>()

  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly container: Container,
    private readonly substitutes: Substitutes | undefined,
  ) {
    super()
  }

  load(area: Area): Promise<void> {
    const loaded = this.loaded.get(area) ?? this.fetch(area)
    this.loaded.set(area, loaded)
    return loaded
  }

  loadLate(area: Area): Promise<void> {
    const load = () => this.load(area)
    return this.loaded.has('http') ? load() : loadLatePart(this.window, 'first-call', load)
  }

  private async fetch(area: Area): Promise<void> {
    const { fetch } = areaSources[area]
    try {
      const [{ areaModule }] = await Promise.all([
        fetch(),
        ...dependenciesOf(area).map((other) => this.load(other)),
      ])
      this.container.load(areaModule)
      if (this.substitutes) this.container.load(this.substitutes(area))
    } catch (thrown) {
      // The next screen asks again. A browser imports no failed module twice, so this helps only where `loadLate` was asked.
      this.loaded.delete(area)
      throw thrown
    }
  }
}
