import * as v from 'valibot'
import type { KeyValueStorage } from './safe-storage.ts'

/** The JSON value under a key; undefined when it is missing or has another shape. */
export function readStored<const Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key))
  return stored.success ? stored.output : undefined
}
