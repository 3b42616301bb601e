import type { Identifier, Resolved } from '@application/dependencies.ts'
import type { Bind } from 'inversify'

/** A class that names what its constructor takes, in order, and knows nothing of the container. */
interface Provided<Instance extends object, Identifiers extends readonly Identifier<unknown>[]> {
  readonly dependencies: Identifiers
  new (...dependencies: Resolved<Identifiers>): Instance
}

/**
 * Binds a class to itself. There are two ways to wire a class:
 *
 * - An adapter (http, browser, storage, validation) knows the container. It is `@injectable()`, each parameter of its constructor
 *   has an `@inject(Identifier)`, and an area's module binds its port: `bind(Port).to(Adapter)`, or `bind(Adapter).toSelf()` where it
 *   has no port. Other things have an identifier too: `BROWSER_WINDOW`, `LOCAL_STORAGE`, `SESSION_STORAGE`, `TRANSPORT`, and
 *   `RuntimeConfiguration` for what the deployment decides.
 * - Everything else, such as a use case, lists its dependencies in `static readonly dependencies` and is bound by this function.
 *
 * A module binds by hand what is neither: what is made of the container, the configuration, the window or the document, the transport,
 * and `Toasts`, because the kit cannot name the `Clock` that it takes.
 */
export function provide<Instance extends object, const Identifiers extends readonly Identifier<unknown>[]>(
  bind: Bind,
  type: Provided<Instance, Identifiers>,
): void {
  const make = (...dependencies: unknown[]) => new type(...(dependencies as Resolved<Identifiers>))
  bind<Instance>(type).toResolvedValue(make, [...type.dependencies])
}
