import type { SessionStore } from '@application/session/session-store.ts'
import { StoredTerms } from '@application/terms/stored-terms.ts'
import type { Term } from '@domain/terms/term.ts'
import { InMemorySessionStore } from '../session/in-memory-session-store.ts'

export class InMemoryStoredTerms extends StoredTerms {
  private readonly terms = new Map<number | undefined, Term>()
  private chosenId: number | undefined

  constructor(sessions: SessionStore = new InMemorySessionStore()) {
    super()
    sessions.subscribe(() => this.terms.clear())
  }

  choose(term: Term): void {
    this.terms.set(term.id, structuredClone(term))
    this.chosenId = term.id
  }

  chosen(): Term | undefined {
    return structuredClone(this.terms.get(this.chosenId))
  }

  find(id: number): Term | undefined {
    return structuredClone(this.terms.get(id))
  }
}
