import { type Area, Areas } from '@application/areas.ts'
import { memberOf } from '@application/member-of.ts'
import type { Container, ContainerModule } from 'inversify'
import { loadLatePart } from '../browser/fetched-code.ts'

interface AreaSource {
  /** Areas whose ports the adapters and use cases of this area need. Without this field, only `http`. */
  readonly needs?: readonly Area[]
  readonly fetch: () => Promise<ContainerModule>
}

/** Where the module of each area is: a chunk that is fetched when the area is first loaded. */
export const areaSources: Readonly<Record<Area, AreaSource>> = {
  campaigns: {
    needs: ['offers', 'shell'],
    fetch: () => memberOf(import('./campaigns.module.ts'), 'campaignsModule'),
  },
  cashback: { fetch: () => memberOf(import('./cashback.module.ts'), 'cashbackModule') },
  consents: { fetch: () => memberOf(import('./consents.module.ts'), 'consentsModule') },
  documents: { fetch: () => memberOf(import('./documents.module.ts'), 'documentsModule') },
  flyers: { fetch: () => memberOf(import('./flyers.module.ts'), 'flyersModule') },
  home: {
    needs: ['cashback', 'purchases'],
    fetch: () => memberOf(import('./home.module.ts'), 'homeModule'),
  },
  http: { needs: [], fetch: () => memberOf(import('./http.module.ts'), 'httpModule') },
  lapsing: {
    needs: ['campaigns', 'cashback', 'offers', 'vouchers'],
    fetch: () => memberOf(import('./lapsing.module.ts'), 'lapsingModule'),
  },
  offers: {
    needs: ['shell'],
    fetch: () => memberOf(import('./offers.module.ts'), 'offersModule'),
  },
  passwords: { fetch: () => memberOf(import('./passwords.module.ts'), 'passwordsModule') },
  person: { fetch: () => memberOf(import('./person.module.ts'), 'personModule') },
  privacy: {
    needs: ['campaigns', 'cashback', 'consents', 'documents', 'purchases', 'shell', 'vouchers'],
    fetch: () => memberOf(import('./privacy.module.ts'), 'privacyModule'),
  },
  profile: {
    needs: ['person', 'shell'],
    fetch: () => memberOf(import('./profile.module.ts'), 'profileModule'),
  },
  'purchase-history': {
    needs: ['campaigns', 'cashback', 'documents', 'purchases', 'shell'],
    fetch: () => memberOf(import('./purchase-history.module.ts'), 'purchaseHistoryModule'),
  },
  purchases: { fetch: () => memberOf(import('./purchases.module.ts'), 'purchasesModule') },
  registration: {
    needs: ['person'],
    fetch: () => memberOf(import('./registration.module.ts'), 'registrationModule'),
  },
  reminders: {
    needs: ['documents'],
    fetch: () => memberOf(import('./reminders.module.ts'), 'remindersModule'),
  },
  shell: { fetch: () => memberOf(import('./shell.module.ts'), 'shellModule') },
  'sign-in': { needs: [], fetch: () => memberOf(import('./sign-in.module.ts'), 'signInModule') },
  stores: { fetch: () => memberOf(import('./stores.module.ts'), 'storesModule') },
  telemetry: { needs: [], fetch: () => memberOf(import('./telemetry.module.ts'), 'telemetryModule') },
  updates: { fetch: () => memberOf(import('./updates.module.ts'), 'updatesModule') },
  vouchers: { fetch: () => memberOf(import('./vouchers.module.ts'), 'vouchersModule') },
}

/** The module that replaces adapters which are bound once an area is loaded, or at the start. */
export type Substitutes = (area: Area | 'start') => ContainerModule

const neededBy = (area: Area): readonly Area[] => areaSources[area].needs ?? ['http']

/** These areas and all that they need, each after what it needs. */
export function withNeeded(areas: readonly Area[]): readonly Area[] {
  return [...new Set(areas.flatMap((area) => [...withNeeded(neededBy(area)), area]))]
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
      const [module] = await Promise.all([fetch(), ...neededBy(area).map((other) => this.load(other))])
      this.container.load(module)
      if (this.substitutes) this.container.load(this.substitutes(area))
    } catch (thrown) {
      // The next screen asks again. A browser imports no failed module twice, so this helps only where `loadLate` was asked.
      this.loaded.delete(area)
      throw thrown
    }
  }
}
