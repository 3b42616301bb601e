/** What stood in the address where the route's pattern has a parameter. */
export type RouteParameters = Readonly<Record<string, string | undefined>>

/** What every screen is given: its name from the table of routes, and what its address carries. */
export interface ScreenProps {
  readonly title: string
  readonly params: RouteParameters
}
