// Before every component's styles: it declares the order of the cascade layers.
import '@ui/kit/global.css'
// Before every adapter: their decorators write there what the container reads.
import 'reflect-metadata/lite'

import { Clock } from '@application/clock.ts'
import { recoverFromMissingChunks } from '@infrastructure/browser/missing-chunks.ts'
import { installTrustedTypes } from '@infrastructure/browser/trusted-types.ts'
import type { Substitutes } from '@infrastructure/container/fetched-areas.ts'
import { portalContainer } from '@infrastructure/container/portal-container.ts'
import {
  CONFIGURATION_ELEMENT_ID,
  ConfigurationProblem,
  type RuntimeConfiguration,
  readRuntimeConfiguration,
} from '@infrastructure/runtime-configuration.ts'
import { SESSION_STORAGE } from '@infrastructure/storage/safe-storage.ts'
import { App } from '@ui/app/app.tsx'
import { ConfigurationProblemPage } from '@ui/app/configuration-problem-page.tsx'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import { type Resolve, ViewModelProvider } from '@ui/screen/view-model.tsx'
import type { ServiceIdentifier } from 'inversify'
import { configure } from 'mobx'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { uiModule } from './ui.module.ts'

configure({ enforceActions: 'always' })
installTrustedTypes(window)
void start()

async function start(): Promise<void> {
  let configuration: RuntimeConfiguration
  try {
    const block = document.getElementById(CONFIGURATION_ELEMENT_ID)
    configuration = readRuntimeConfiguration(block?.textContent, document.baseURI)
  } catch (thrown) {
    if (!(thrown instanceof ConfigurationProblem)) throw thrown
    return render(<ConfigurationProblemPage configurationKey={thrown.key} problem={thrown.problem} />)
  }

  const container = portalContainer(window, configuration, await backendSubstitutes())
  container.load(uiModule(document))
  recoverFromMissingChunks(window, {
    storage: container.get(SESSION_STORAGE),
    clock: container.get(Clock),
    wouldLose: () => container.get(TypedText).isThere() || container.get(RunningWrites).any(),
  })
  const resolve: Resolve = <T,>(identifier: unknown) => container.get(identifier as ServiceIdentifier<T>)
  render(
    <ViewModelProvider resolve={resolve}>
      <App />
    </ViewModelProvider>,
  )
}

/** Substitutes for the backend in the mode without one. They are not in the production build. */
async function backendSubstitutes(): Promise<Substitutes | undefined> {
  if (import.meta.env.MODE !== 'in-memory') return undefined
  const { inMemorySubstitutes } = await import('@infrastructure/container/in-memory-substitutes.ts')
  const { openWorkshop } = await import('./workshop/workshop.tsx')
  return inMemorySubstitutes(openWorkshop(window))
}

function render(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
