import type { Identifier } from '@application/dependencies.ts'
import { Logger } from '@application/logger.ts'
import { PageVisibility } from '@application/page-visibility.ts'
import { SessionStore } from '@application/session/session-store.ts'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { FailedLoads } from './failed-loads.ts'
import { begin, type Lifecycle } from './lifecycle.ts'
import { OfflineLoads } from './offline-loads.ts'
import { Own } from './own.ts'
import { ReadOrder } from './read-order.ts'
import { RunningWrites } from './running-writes.ts'

/** What a view-model may name: something of the container, or a part of its own. */
export type Dependency = Identifier<unknown> | Own<unknown>

type ResolvedParts<Dependencies extends readonly Dependency[]> = {
  -readonly [Index in keyof Dependencies]: Dependencies[Index] extends Identifier<infer T> | Own<infer T>
    ? T
    : never
}

/** Gives what is bound to an identifier: the part of the container that React uses. */
export type Resolve = <T>(identifier: Identifier<T>) => T

export interface ViewModelClass<
  Instance extends object,
  Dependencies extends readonly Dependency[],
  Parameters extends readonly unknown[],
> {
  /** What the constructor takes, in order, before the screen's own parameters. */
  readonly dependencies: Dependencies
  new (...dependencies: [...ResolvedParts<Dependencies>, ...Parameters]): Instance
}

/** For class components alone; others use the hooks below. */
export const ResolveContext = createContext<Resolve>(() => {
  throw new Error('useViewModel needs a ViewModelProvider above it')
})

export function ViewModelProvider({ resolve, children }: { resolve: Resolve; children: ReactNode }) {
  return <ResolveContext value={resolve}>{children}</ResolveContext>
}

/**
 * Creates a view-model once for its component, starts it when the component appears and disposes it when the component goes,
 * which also cancels its loads (docs/decisions/081). Parameters are read once, so a screen whose parameter changes is keyed by it.
 */
export function useViewModel<
  Instance extends object & Lifecycle,
  const Dependencies extends readonly Dependency[],
  const Parameters extends readonly unknown[] = [],
>(type: ViewModelClass<Instance, Dependencies, Parameters>, ...parameters: Parameters): Instance {
  const resolve = useContext(ResolveContext)
  const make = () => {
    const dependencies = type.dependencies.map((each) =>
      each instanceof Own ? each.make(resolve) : resolve(each),
    )
    const instance = new type(
      ...([...dependencies, ...parameters] as [...ResolvedParts<Dependencies>, ...Parameters]),
    )
    return { viewModel: instance, borrowed: parameters }
  }
  const [{ viewModel, borrowed }, replace] = useState(make)
  // In development an edit replaces the class: without this the screen would go on with the old one.
  if (import.meta.env.DEV && viewModel.constructor !== type) replace(make)
  useEffect(
    () =>
      begin(
        viewModel,
        {
          offlineLoads: resolve(OfflineLoads),
          failedLoads: resolve(FailedLoads),
          order: resolve(ReadOrder),
          writes: resolve(RunningWrites),
          sessions: resolve(SessionStore),
          logger: resolve(Logger),
          visibility: resolve(PageVisibility),
        },
        borrowed,
      ),
    [viewModel, borrowed, resolve],
  )
  return viewModel
}

/** A service shared by the whole portal, such as the navigation. */
export function useService<T>(identifier: Identifier<T>): T {
  return useContext(ResolveContext)(identifier)
}
