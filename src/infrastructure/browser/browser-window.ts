import type { ServiceIdentifier } from 'inversify'

/** The window that the portal runs in. Adapters ask for it in their constructor, so that a test can give them another. */
export const BROWSER_WINDOW: ServiceIdentifier<Window & typeof globalThis> = Symbol('window')
