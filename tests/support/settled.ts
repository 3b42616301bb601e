/** Lets everything run that is already due: all promises, and what they start. No time passes. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
