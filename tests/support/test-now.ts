/** When tests happen: noon of 20/11/2026 in Brazil, in epoch milliseconds. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 15)
