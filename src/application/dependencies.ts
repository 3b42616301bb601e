/** An abstract class is a port's type and the container's identifier at once; so are use cases and services. */
export type Identifier<T> = abstract new (...dependencies: never[]) => T

/** What the container gives for a list of identifiers, in the same order. */
export type Resolved<Identifiers extends readonly Identifier<unknown>[]> = {
  -readonly [Index in keyof Identifiers]: Identifiers[Index] extends Identifier<infer T> ? T : never
}
