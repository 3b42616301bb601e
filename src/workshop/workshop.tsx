import { customerDocument } from '@domain/person/customer-document.ts'
import { formatScenario, namedScenario, parseScenario } from '@infrastructure/in-memory/scenario.ts'
import { inMemoryWorld, type World } from '@infrastructure/in-memory/world.ts'
import { LocalStorageFirstSuccess } from '@infrastructure/storage/local-storage-first-success.ts'
import { LocalStoragePreferredStore } from '@infrastructure/storage/local-storage-preferred-store.ts'
import { LocalStorageSessionStore } from '@infrastructure/storage/local-storage-session-store.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryStorage } from './memory-storage.ts'
import { Panel } from './panel.tsx'

/** When the address names no scenario: the customer signs in, and then has a term to accept. */
const DEFAULT_SCENARIO = 'avisos:termos'

const THEMES = { aparelho: undefined, claro: 'light', escuro: 'dark' } as const

/**
 * Makes the world of the scenario that the address names, and shows the panel to choose another. A named scenario begins signed in
 * and stores everything in memory, so that the same address always shows the same.
 */
export function openWorkshop(window: Window): World {
  const { document, location } = window
  const named = namedScenario(location.search)
  const { scenario, unknown } = parseScenario(named ?? DEFAULT_SCENARIO)
  const world = inMemoryWorld(scenario)
  if (named !== undefined) begin(window, world)

  const theme = THEMES[scenario.tema]
  if (theme) document.documentElement.dataset.theme = theme
  const strip = document.createElement('aside')
  document.body.prepend(strip)
  createRoot(strip).render(
    <StrictMode>
      <Panel
        scenario={scenario}
        isNamed={named !== undefined}
        unknown={unknown}
        onChosen={(chosen) => location.assign(`?cenario=${formatScenario(chosen)}${location.hash}`)}
      />
    </StrictMode>,
  )
  return world
}

function begin(window: Window, { signedIn, preferredStore, isAskedForFavours }: World): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: new MemoryStorage() })
  }
  if (signedIn === undefined) return
  const storage = new SafeStorage(() => window.localStorage)
  const sessions = new LocalStorageSessionStore(storage, window)
  const { document, ...issued } = signedIn
  sessions.save({ ...issued, customer: sessions.keyOf(customerDocument(document)) })
  if (preferredStore !== undefined) new LocalStoragePreferredStore(storage, sessions).choose(preferredStore)
  if (isAskedForFavours) {
    const tab = new SafeStorage(() => window.sessionStorage)
    new LocalStorageFirstSuccess(storage, tab, sessions).achieved()
  }
}
