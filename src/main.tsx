// Before every component's styles: it declares the order of the cascade layers.
import '@ui/kit/global.css'
import 'reflect-metadata'

import { Clock } from '@application/clock.ts'
import { LastKnown } from '@application/offline/last-known.ts'
import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { deviceConnection } from '@infrastructure/browser/device-connection.ts'
import { recoverFromMissingChunks } from '@infrastructure/browser/missing-chunks.ts'
import {
  CONFIGURATION_ELEMENT_ID,
  ConfigurationProblem,
  type RuntimeConfiguration,
  readRuntimeConfiguration,
} from '@infrastructure/browser/runtime-configuration.ts'
import { installTrustedTypes } from '@infrastructure/browser/trusted-types.ts'
import { applicationModule } from '@infrastructure/container/application.module.ts'
import { browserModule } from '@infrastructure/container/browser.module.ts'
import { httpModule } from '@infrastructure/container/http.module.ts'
import { SafeStorage } from '@infrastructure/storage/safe-storage.ts'
import { App } from '@ui/app/app.tsx'
import { ConfigurationProblemPage } from '@ui/app/configuration-problem-page.tsx'
import { Toasts } from '@ui/kit/toasts.ts'
import { AddressForm } from '@ui/person/address-form.ts'
import { AwaitedSignal } from '@ui/screen/awaited-signal.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { Today } from '@ui/screen/today.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import { type Resolve, ViewModelProvider } from '@ui/screen/view-model.tsx'
import { StoreChoice } from '@ui/stores/store-choice.ts'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import { configure } from 'mobx'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

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

  const container = new Container()
  container.load(browserModule(window), await repositories(configuration), applicationModule(), uiModule())
  recoverFromMissingChunks(window, {
    storage: new SafeStorage(() => window.sessionStorage),
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

/** The one choice between the real backend and none, which is not in the build. */
async function repositories(configuration: RuntimeConfiguration): Promise<ContainerModule> {
  if (import.meta.env.MODE === 'in-memory') {
    const { inMemoryModule } = await import('@infrastructure/container/in-memory.module.ts')
    const { openWorkshop } = await import('./workshop/workshop.tsx')
    return inMemoryModule(configuration, openWorkshop(window))
  }
  return httpModule(configuration, {
    origin: window.location.origin,
    connection: deviceConnection(window),
  })
}

/** The services of the screens themselves. */
function uiModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AddressForm)
      .toResolvedValue((...dependencies) => new AddressForm(...dependencies), [
        LookUpCep,
        ListStates,
        PlaceRepository,
      ] as const)
      .inTransientScope()
    bind(AwaitedSignal).toConstantValue(new AwaitedSignal())
    bind(RunningWrites).toConstantValue(new RunningWrites())
    bind(Navigation).toConstantValue(new Navigation())
    bind(ScreenAnnouncer).toConstantValue(new ScreenAnnouncer())
    bind(Today)
      .toResolvedValue((clock) => new Today(clock), [Clock] as const)
      .inSingletonScope()
    bind(TypedText).toConstantValue(new TypedText(document))
    bind(Toasts)
      .toResolvedValue((clock) => new Toasts(clock), [Clock] as const)
      .inSingletonScope()
    bind(StoreChoice)
      .toResolvedValue((...dependencies) => new StoreChoice(...dependencies), [
        StoreRepository,
        PreferredStore,
        Navigation,
        LastKnown,
      ] as const)
      .inTransientScope()
  })
}

function render(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
