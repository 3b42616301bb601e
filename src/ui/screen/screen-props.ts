/** The parameters of the route's pattern, as the address has them. */
export type RouteParameters = Readonly<Record<string, string | undefined>>

/** What every screen receives: its name from the table of routes, and the parameters of its address. */
export interface ScreenProps {
  readonly title: string
  readonly params: RouteParameters
}
