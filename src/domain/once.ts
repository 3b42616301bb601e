/** Gives what `make` makes at the first call, the same at every later one. For what is slow to make and not always needed. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
