/** Whether the customer has asked the device for less motion. */
export const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
