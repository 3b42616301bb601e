import { MemoryStorage } from '../../src/workshop/memory-storage.ts'

type Method = 'getItem' | 'setItem' | 'removeItem'

/** The workshop's Storage in memory, whose methods can be made to throw, as a browser's do when storage is blocked or full. */
export class FakeStorage extends MemoryStorage {
  #broken: Method | undefined

  breakDown(method: Method): void {
    this.#broken = method
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
    super.setItem(key, value)
  }

  #check(method: Method): void {
    if (this.#broken === method) throw new DOMException(`${method} is blocked`, 'SecurityError')
  }
}
