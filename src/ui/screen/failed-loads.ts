import { WaitingLoads } from './waiting-loads.ts'

/**
 * The loads on the screen that failed, for whatever reason. When one of them is tried again and succeeds, the fault seems to be over,
 * and the others ask again too: one press is enough for a whole screen. One for the whole portal.
 */
export class FailedLoads extends WaitingLoads {}
