import type { PromptName } from '@application/prompts/prompt.ts'
import { PromptRests } from '@application/prompts/prompt-rests.ts'
import { inject, injectable } from 'inversify'
import { type KeyValueStorage, LOCAL_STORAGE, SESSION_STORAGE } from './safe-storage.ts'
import { PREFERENCES_PREFIX, PRIVATE_PREFIX, VISIT_PREFIX } from './storage-keys.ts'

/**
 * Milliseconds, twice as long as any prompt rests. An end that is further away was stored while the device's clock was ahead. It does not
 * count, because the prompt would rest for as long as the clock was ahead.
 */
const MAX_REST = 60 * 24 * 60 * 60 * 1000

/** The end of the session removes a rest for the session; the others belong to the device. */
@injectable()
export class LocalStoragePromptRests extends PromptRests {
  constructor(
    @inject(LOCAL_STORAGE) private readonly storage: KeyValueStorage,
    @inject(SESSION_STORAGE) private readonly tab: KeyValueStorage,
  ) {
    super()
  }

  isResting(name: PromptName, now: number): boolean {
    if (this.storage.get(sessionKey(name)) !== undefined) return true
    const left = Number(this.storage.get(deviceKey(name))) - now
    return left > 0 && left < MAX_REST
  }

  restForSession(name: PromptName): void {
    this.storage.set(sessionKey(name), 'declined')
  }

  restUntil(name: PromptName, moment: number): void {
    this.storage.set(deviceKey(name), String(moment))
  }

  noteFavour(name: PromptName): void {
    this.tab.set(FAVOUR_KEY, name)
  }

  hasAskedForAnother(name: PromptName): boolean {
    return (this.tab.get(FAVOUR_KEY) ?? name) !== name
  }
}

/** `SessionTraces` removes it. */
const FAVOUR_KEY = `${VISIT_PREFIX}favour`

const sessionKey = (name: PromptName) => `${PRIVATE_PREFIX}prompt.${name}`
const deviceKey = (name: PromptName) => `${PREFERENCES_PREFIX}prompt.${name}`
