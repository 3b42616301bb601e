import * as v from 'valibot'
import type { KeyValueStorage } from './safe-storage.ts'

/** What stands under a key as JSON; undefined when it is missing or looks otherwise. */
export function storedRecord<const Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key))
  return stored.success ? stored.output : undefined
}
