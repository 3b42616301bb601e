import { type ComponentType, lazy } from 'react'

/** A part of the portal that could not be fetched: no signal, or a deployment has taken it away. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart'
}

/**
 * A component in a chunk of its own, fetched when it is first shown. Neither React nor the browser fetches a module again after a
 * failure: only a reload of the page helps, which the error boundary offers.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new MissingPart('a part of the portal could not be fetched', { cause })
    }
  })
}
