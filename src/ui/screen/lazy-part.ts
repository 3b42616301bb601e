import { type Area, Areas } from '@application/areas.ts'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { useService } from './view-model.tsx'

/** A part of the portal that could not be fetched: no signal, or a deployment has taken it away. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/** A component in a chunk of its own. */
export interface Part<Props extends object> {
  (props: Props): React.ReactNode
  /** Fetches it before it is shown, so that it then shows at once. Rejects with {@link MissingPart}. */
  fetch(): Promise<void>
}

/**
 * A component in a chunk of its own, fetched when it is first shown, or before. Neither React nor the browser fetches a module again
 * after a failure: only a reload of the page helps, which the error boundary offers.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = async () => {
    try {
      fetched ??= await load()
      return { default: fetched }
    } catch (cause) {
      throw new MissingPart('a part of the portal could not be fetched', { cause })
    }
  }
  const Later = lazy(fetch)

  const part = (props: Props) => {
    // Decided once, because a component that becomes another one would lose its state.
    const [Component] = useState(() => fetched ?? Later)
    return createElement(Component, props)
  }
  return Object.assign(part, { fetch: async () => void (await fetch()) })
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
