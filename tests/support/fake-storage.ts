import { MemoryStorage } from '../../src/workshop/memory-storage.ts'

type Method = 'getItem' | 'setItem' | 'removeItem'

/** The workshop's Storage in memory, whose methods can be made to throw, as a browser's do when storage is blocked or full. */
export class FakeStorage extends MemoryStorage {
  #broken: Method | undefined
  #room = Number.POSITIVE_INFINITY

  breakDown(method: Method): void {
    this.#broken = method
  }

  /** From now on its values may have so many characters together. */
  limitTo(characters: number): void {
    this.#room = characters
  }

  override getItem(key: string): string | null {
    this.#check('getItem')
    return super.getItem(key)
  }

  override removeItem(key: string): void {
    this.#check('removeItem')
    super.removeItem(key)
  }

  override setItem(key: string, value: string): void {
    this.#check('setItem')
    const others = Object.entries(this).filter(([other]) => other !== key)
    const taken = others.reduce((sum, [, text]) => sum + String(text).length, 0)
    if (taken + value.length > this.#room) throw new DOMException('no room is left', 'QuotaExceededError')
    super.setItem(key, value)
  }

  #check(method: Method): void {
    if (this.#broken === method) throw new DOMException(`${method} is blocked`, 'SecurityError')
  }
}
