import { serviceWorkerOf } from './service-worker-of.ts'

/** Undefined where no worker runs, or the browser has no pushes; never waits for a worker. */
export async function pushManagerOf(window: Window): Promise<PushManager | undefined> {
  const registration = await serviceWorkerOf(window)
    ?.getRegistration()
    .catch(() => undefined)
  // The type of the browser's own says that it is always there.
  return registration?.pushManager as PushManager | undefined
}
