/*
 * Stands in the build for the package `reflect-metadata` (scripts/build/lighter-libraries.ts), of which inversify uses three functions:
 * by them a decorator leaves a note at a class, and the container reads it.
 */
type Key = string | symbol
type Notes = Map<Key, unknown>

const ofClasses = new WeakMap<object, Map<Key | undefined, Notes>>()

function ownNotes(target: object, property: Key | undefined): Notes | undefined {
  return ofClasses.get(target)?.get(property)
}

Object.assign(Reflect, {
  defineMetadata(key: Key, note: unknown, target: object, property?: Key): void {
    const ofTarget = ofClasses.get(target) ?? new Map<Key | undefined, Notes>()
    ofClasses.set(target, ofTarget.set(property, (ofTarget.get(property) ?? new Map()).set(key, note)))
  },

  getOwnMetadata(key: Key, target: object, property?: Key): unknown {
    return ownNotes(target, property)?.get(key)
  },

  /** A class without such a note of its own has that of the class it extends. */
  getMetadata(key: Key, target: object, property?: Key): unknown {
    for (let each: object | null = target; each; each = Object.getPrototypeOf(each)) {
      const notes = ownNotes(each, property)
      if (notes?.has(key)) return notes.get(key)
    }
    return undefined
  },
})

export {}
