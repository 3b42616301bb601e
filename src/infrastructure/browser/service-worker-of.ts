/** Undefined where there are no workers. In some private windows and WebViews even looking for them throws. */
export function serviceWorkerOf({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    // TypeScript's type says that it is always there, but some browsers do not have it.
    return navigator.serviceWorker as ServiceWorkerContainer | undefined
  } catch {
    return undefined
  }
}
