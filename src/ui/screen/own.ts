import type { Identifier, Resolved } from '@application/dependencies.ts'

/** Names a part that is made for one view-model alone. The container does not know it. */
export class Own<Part> {
  /** @param make makes the part from what a function gives for each of its dependencies. */
  constructor(readonly make: (resolve: <T>(identifier: Identifier<T>) => T) => Part) {}
}

/** In a view-model's `dependencies`: a part of its own, such as the choice of a store, instead of one that all share. */
export function own<Part, const Identifiers extends readonly Identifier<unknown>[]>(type: {
  readonly dependencies: Identifiers
  new (...dependencies: Resolved<Identifiers>): Part
}): Own<Part> {
  return new Own((resolve) => {
    const dependencies = type.dependencies.map((identifier) => resolve(identifier))
    return new type(...(dependencies as Resolved<Identifiers>))
  })
}
