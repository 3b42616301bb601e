type Method = 'getItem' | 'setItem' | 'removeItem'

/** A Storage in memory whose methods can be made to throw, as browsers do when storage is blocked or full. */
export class FakeStorage implements Storage {
  readonly [key: string]: unknown
  #broken: Method | undefined

  get length(): number {
    return Object.keys(this).length
  }

  breakDown(method: Method): void {
    this.#broken = method
  }

  clear(): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
  }

  getItem(key: string): string | null {
    this.#check('getItem')
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  removeItem(key: string): void {
    this.#check('removeItem')
    Reflect.deleteProperty(this, key)
  }

  setItem(key: string, value: string): void {
    this.#check('setItem')
    Reflect.set(this, key, value)
  }

  #check(method: Method): void {
    if (this.#broken === method) throw new DOMException(`${method} is blocked`, 'SecurityError')
  }
}
