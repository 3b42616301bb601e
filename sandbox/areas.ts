import { readdirSync } from 'node:fs'
import type { ProviderStates } from './control/provider-state.ts'
import type { Backend, Calls } from './http/answers.ts'

/** What a file of `calls` has. */
interface SandboxArea {
  readonly calls: (backend: Backend) => Calls
  /** What a contract may ask for. */
  readonly providerStates?: ProviderStates
}

/** Every file of `calls`, by name. */
export const sandboxAreas = (): Promise<readonly SandboxArea[]> =>
  Promise.all(
    readdirSync(new URL('./calls', import.meta.url))
      .sort()
      .map((file): Promise<SandboxArea> => import(`./calls/${file.replace('.ts', '')}.ts`)),
  )
