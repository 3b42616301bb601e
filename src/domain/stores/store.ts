import type { Id } from '../id.ts'

/** A shop of the group. */
export interface Store {
  readonly id: Id
  readonly name: string
  readonly address: StoreAddress | undefined
  readonly phones: readonly string[]
}

export interface StoreAddress {
  readonly street: string
  readonly number: string
  readonly district: string
  readonly city: string
  readonly state: string
  /** 8 digits, or what the server has instead. */
  readonly postalCode: string
  /** Where it stands, when the server knows. */
  readonly position: Coordinates | undefined
}

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Whether a call can name the store. One to which the server gave no id stands on the map with a negative number. */
export const canBeChosen = ({ id }: Pick<Store, 'id'>): boolean => typeof id === 'string' || id >= 0

/** Coordinates that exist on Earth; 0,0 is how backends write "unknown". */
export function coordinates(
  latitude: number | undefined,
  longitude: number | undefined,
): Coordinates | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  if (latitude === 0 && longitude === 0) return undefined
  return { latitude, longitude }
}
