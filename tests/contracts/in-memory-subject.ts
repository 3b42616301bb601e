import type { PortFailureReason } from '@application/port-failure.ts'
import type { Steering } from '@infrastructure/in-memory/steering.ts'
import { type FailureKind, REJECTION, type Subject } from './subject.ts'

const reasons: Readonly<Record<FailureKind, PortFailureReason>> = {
  offline: { kind: 'offline' },
  rejected: { kind: 'rejected', status: 400, description: REJECTION, errors: [] },
  unexpected: { kind: 'unexpected', detail: 'malformed' },
  unauthenticated: { kind: 'unauthenticated' },
}

/** An in-memory adapter as the subject of its port's contract. */
export function inMemorySubject<Port extends { readonly steering: Steering }>(port: Port): Subject<Port> {
  return {
    port,
    fail: async (kind) => port.steering.failWith(reasons[kind]),
  }
}
