// biome-ignore lint/style/noRestrictedImports: the only place that calls it; view-models call `observe`.
import { type AnnotationMapEntry, makeAutoObservable } from 'mobx'

/**
 * Makes a view-model observable: fields by reference, getters computed, methods bound actions. Call it once, at the end of the
 * constructor.
 * @param overrides what differs, by field: `observableShallow` for a collection that is changed in place, `false` for a field that
 * is written after an `await` and that no screen reads.
 */
export function observe<Target extends object>(
  target: Target,
  overrides: Readonly<Record<string, AnnotationMapEntry>> = {},
): void {
  makeAutoObservable<Target, string>(target, overrides as never, { autoBind: true, deep: false })
}
