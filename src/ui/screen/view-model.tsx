import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { AwaitedSignal } from './awaited-signal.ts'
import { begin, type Lifecycle } from './lifecycle.ts'
import { RunningWrites } from './running-writes.ts'

/** An abstract class is a port's type and the container's identifier at once; so are use cases and services. */
export type Identifier<T> = abstract new (...dependencies: never[]) => T

type Resolved<Identifiers extends readonly Identifier<unknown>[]> = {
  -readonly [Index in keyof Identifiers]: Identifiers[Index] extends Identifier<infer T> ? T : never
}

/** Gives the one bound to an identifier. The container, as far as React knows it. */
export type Resolve = <T>(identifier: Identifier<T>) => T

export interface ViewModelClass<
  Instance extends object,
  Identifiers extends readonly Identifier<unknown>[],
  Parameters extends readonly unknown[],
> {
  /** What the constructor takes, in order, before the screen's own parameters. */
  readonly dependencies: Identifiers
  new (...dependencies: [...Resolved<Identifiers>, ...Parameters]): Instance
}

const ResolveContext = createContext<Resolve>(() => {
  throw new Error('useViewModel needs a ViewModelProvider above it')
})

export function ViewModelProvider({ resolve, children }: { resolve: Resolve; children: ReactNode }) {
  return <ResolveContext value={resolve}>{children}</ResolveContext>
}

/**
 * The one place where React meets the container: a view-model is created once for its component, started when it appears
 * and disposed when it goes, and what it loads is cancelled then (docs/decisions/081). Parameters are read once; a screen whose
 * parameter changes is keyed by it.
 */
export function useViewModel<
  Instance extends object & Lifecycle,
  const Identifiers extends readonly Identifier<unknown>[],
  const Parameters extends readonly unknown[] = [],
>(type: ViewModelClass<Instance, Identifiers, Parameters>, ...parameters: Parameters): Instance {
  const resolve = useContext(ResolveContext)
  const [viewModel] = useState(() => {
    const dependencies = type.dependencies.map((identifier) => resolve(identifier))
    return new type(...([...dependencies, ...parameters] as [...Resolved<Identifiers>, ...Parameters]))
  })
  useEffect(
    () => begin(viewModel, { signal: resolve(AwaitedSignal), writes: resolve(RunningWrites) }),
    [viewModel, resolve],
  )
  return viewModel
}

/** A service shared by the whole portal, such as the navigation. */
export function useService<T>(identifier: Identifier<T>): T {
  return useContext(ResolveContext)(identifier)
}
