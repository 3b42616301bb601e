/** A promise that is settled from outside: `Promise.withResolvers`, which Node 20 does not have. */
export function deferred<T = void>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
