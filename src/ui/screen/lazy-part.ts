import { type Area, Areas } from '@application/areas.ts'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react'
import { useService } from './view-model.tsx'

/** A part of the portal that could not be fetched: no signal, or a deployment has taken it away. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** A component in a chunk of its own. */
export interface Part<Props extends object> {
  (props: Props & { readonly fallback?: ReactNode }): ReactNode
  /** Fetches it before it is shown, so that it then shows at once. Rejects with {@link MissingPart}. */
  fetch(): Promise<void>
}

/** @property missing what was thrown instead of a component. */
interface Arrival<Props extends object> {
  readonly Component?: ComponentType<Props> | undefined
  readonly missing?: unknown
}

/**
 * A component in a chunk of its own, fetched when it is first shown, or before. Until it is there, `fallback` stands in its place.
 * Not with React's `lazy` and `Suspense`: with them, what has arrived is shown 300 ms after the fallback at the earliest
 * (docs/decisions/139).
 * The browser does not fetch a module again after a failure: only a reload of the page helps, which the error boundary offers.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    try {
      fetched ??= await load()
    } catch (cause) {
      throw new MissingPart('a part of the portal could not be fetched', { cause })
    }
  }

  const part = ({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) => {
    const [{ Component, missing }, arrived] = useState<Arrival<Props>>(() => ({ Component: fetched }))
    useEffect(() => {
      if (Component) return
      let isGone = false
      // What arrives may be a whole screen, which is drawn in small steps.
      const arrive = (arrival: Arrival<Props>) => isGone || startTransition(() => arrived(arrival))
      fetch().then(
        () => arrive({ Component: fetched }),
        (thrown) => arrive({ missing: thrown }),
      )
      return () => {
        isGone = true
      }
    }, [Component])
    if (missing !== undefined) throw missing
    return Component ? createElement(Component, props as unknown as Props) : fallback
  }
  return Object.assign(part, { fetch })
}

/** A part whose view-models need these areas: all is fetched at the same time. */
export function partWithAreas<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needed: readonly Area[],
  areas: Areas,
): Part<Props> {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), ...needed.map((area) => areas.load(area))])
    return component
  })
}

/** A part of a screen that can come after the rest of it. The arguments are read once. */
export function usePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...needed: readonly Area[]
): Part<Props> {
  const areas = useService(Areas)
  const [part] = useState(() => partWithAreas(load, needed, areas))
  return part
}
