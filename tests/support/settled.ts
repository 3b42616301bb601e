/** Lets everything run that is already due: all promises, and what they start. No time passes. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets everything run until this is so, such as until a request has left. No time passes. */
export async function settledUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settled()
}
