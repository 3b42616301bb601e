import { matching } from './marks.ts'

/** A list in which there is nothing. It may be empty, null or missing: to the portal it is the same. */
export const NO_ROWS = matching(null, 'null|\\[\\]')
