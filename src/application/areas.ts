/**
 * The name of a part of the portal whose ports and use cases are fetched with the first screen that needs them, or later. The container
 * lists them (`fetched-areas.ts`), and the test of the composition loads each one that a screen names.
 */
export type Area = string

/** Makes the parts of the portal available. What every screen needs is there from the start and belongs to no area. */
export abstract class Areas {
  /** Resolves when the area can be used, and rejects when it could not be fetched. Each area is fetched once. */
  abstract load(area: Area): Promise<void>
}
