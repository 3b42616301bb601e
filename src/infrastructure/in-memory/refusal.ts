import { PortFailure } from '@application/port-failure.ts'

/** The server understood and said no, in these words. */
export const refusal = (status: number, description: string, errors: readonly string[] = []) =>
  new PortFailure({ kind: 'rejected', status, description, errors })
