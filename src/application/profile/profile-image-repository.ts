import type { Cancellation } from '../cancellation.ts'

/** The customer's photo. Every method rejects with a PortFailure. */
export abstract class ProfileImageRepository {
  /** Its address; undefined when the customer has none. */
  abstract find(signal?: Cancellation): Promise<string | undefined>
  /**
   * Puts a new photo in its place, and gives its address where the server answers with it.
   * @param dataUrl the picture itself, as a data: address.
   */
  abstract replace(dataUrl: string): Promise<string | undefined>
}
