/** The fictional store group of the sandbox and the identifiers that the portal's configuration repeats. */
export const GROUP = {
  name: 'Rede Boa Praça',
  /** The company format id of product.md §9: the only format whose stores the portal shows. */
  formatId: 135,
  /** A second format of the same backend, so that there is something for the portal to leave out. */
  otherFormatId: 140,
  /** What the public content API expects in `app-secret-key` and `app-id`. Public by nature: every browser sends them. */
  appSecretKey: 'sandbox-secret',
  appId: 'sandbox-app',
} as const

/** The IP address from which the sandbox's customers accepted their terms. RFC 5737 keeps it for examples: no real device has it. */
export const EXAMPLE_IP = '203.0.113.7'
