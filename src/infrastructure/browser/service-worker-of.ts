/** Undefined where there are no workers. In some private windows and WebViews even looking for them throws. */
export function serviceWorkerOf({ navigator }: Window): ServiceWorkerContainer | undefined {
  try {
    // The type of the browser's own says that it is always there.
    return navigator.serviceWorker as ServiceWorkerContainer | undefined
  } catch {
    return undefined
  }
}
