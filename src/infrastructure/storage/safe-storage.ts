import type { ServiceIdentifier } from 'inversify'

/** The part of a Storage that the portal uses. */
export interface KeyValueStorage {
  get(key: string): string | undefined
  /** @returns whether the value will outlast the tab. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/** What all tabs of the portal share. */
export const LOCAL_STORAGE: ServiceIdentifier<KeyValueStorage> = Symbol('localStorage')

/** What one tab keeps for itself. */
export const SESSION_STORAGE: ServiceIdentifier<KeyValueStorage> = Symbol('sessionStorage')

/**
 * A Storage that never throws. The browser's may be blocked, full, or throw at any call: values that it refuses are kept in
 * memory, so the portal works for as long as the tab is open (docs/quality.md, "Reliability").
 */
export class SafeStorage implements KeyValueStorage {
  /** Values that storage refused; undefined marks a key whose stored value must no longer be seen. */
  private readonly kept = new Map<string, string | undefined>()

  /** @param expendable a key prefix: when storage is full, the values under it are deleted. */
  constructor(
    private readonly open: () => Storage,
    private readonly expendable?: string,
  ) {}

  get(key: string): string | undefined {
    if (this.kept.has(key)) return this.kept.get(key)
    // An empty text takes the place of a value that could not be removed.
    return this.attempt((storage) => storage.getItem(key)) || undefined
  }

  set(key: string, value: string): boolean {
    const stored = this.stores(key, value) || (this.makeRoom(key) && this.stores(key, value))
    if (stored) this.kept.delete(key)
    else this.kept.set(key, value)
    return stored
  }

  remove(key: string): void {
    const removed = this.attempt((storage) => {
      storage.removeItem(key)
      return true
    })
    if (removed) {
      this.kept.delete(key)
      return
    }
    this.attempt((storage) => storage.setItem(key, ''))
    this.kept.set(key, undefined)
  }

  keys(): readonly string[] {
    const kept = [...this.kept].filter(([, value]) => value !== undefined).map(([key]) => key)
    return [...new Set([...this.storedKeys(), ...kept])]
  }

  private storedKeys(): readonly string[] {
    return this.attempt((storage) => Object.keys(storage)) ?? []
  }

  private stores(key: string, value: string): boolean {
    const stored = this.attempt((storage) => {
      storage.setItem(key, value)
      // A value that cannot be read back counts as refused.
      return storage.getItem(key) === value
    })
    return stored === true
  }

  private makeRoom(key: string): boolean {
    const { expendable } = this
    if (expendable === undefined || key.startsWith(expendable)) return false
    const gone = this.storedKeys().filter((other) => other.startsWith(expendable))
    for (const other of gone) this.remove(other)
    return gone.length > 0
  }

  private attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.open())
    } catch {
      return undefined
    }
  }
}
