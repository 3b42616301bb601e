/** As much of the Network Information API as browsers have; undefined in Safari and Firefox. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the customer saves data or has a slow connection. Then the portal fetches only what the customer opens. */
export function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
