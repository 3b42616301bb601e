/** As much of the Network Information API as browsers have; undefined in Safari and Firefox. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the customer pays for each byte, or waits long for it: then nothing is fetched that nobody has asked for. */
export function sparesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
