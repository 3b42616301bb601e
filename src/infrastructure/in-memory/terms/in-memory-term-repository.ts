import type { Cancellation } from '@application/cancellation.ts'
import type { Clock } from '@application/clock.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Id } from '@domain/id.ts'
import { type AcceptedTerm, pendingTerms, type Term } from '@domain/terms/term.ts'
import { refusal } from '../refusal.ts'
import { Steering } from '../steering.ts'

export class InMemoryTermRepository extends TermRepository {
  readonly steering = new Steering()
  /** The ids in the order in which they were sent for acceptance. */
  readonly accepting: Id[] = []
  private readonly refusals = new Map<Id, string>()

  constructor(
    private readonly clock: Clock,
    private readonly terms: readonly Term[] = [],
    private readonly agreed: AcceptedTerm[] = [],
  ) {
    super()
  }

  /** Makes the server say no to this term, in these words. */
  refuse(id: Id, description: string): void {
    this.refusals.set(id, description)
  }

  published(signal?: Cancellation): Promise<readonly Term[]> {
    return this.steering.answer(() => this.terms, signal)
  }

  find(id: Id, signal?: Cancellation): Promise<Term> {
    return this.steering.answer(() => this.known(id), signal)
  }

  accepted(signal?: Cancellation): Promise<readonly AcceptedTerm[]> {
    return this.steering.answer(() => this.agreed, signal)
  }

  hasAcceptedAll(signal?: Cancellation): Promise<boolean> {
    return this.steering.answer(() => pendingTerms(this.terms, this.agreed).length === 0, signal)
  }

  accept(id: Id): Promise<void> {
    return this.steering.answer(() => {
      this.accepting.push(id)
      const description = this.refusals.get(id)
      if (description !== undefined) throw refusal(400, description)
      const { typeName } = this.known(id)
      if (this.agreed.some((accepted) => accepted.id === id)) return
      this.agreed.push({ id, typeName, ip: '203.0.113.7', acceptedOn: this.clock.today() })
    })
  }

  private known(id: Id): Term {
    const found = this.terms.find((term) => term.id === id)
    if (found) return found
    throw refusal(404, 'Termo não encontrado.')
  }
}

export const demoTerms: readonly Term[] = [
  {
    id: 3,
    typeName: 'Regulamento do Programa',
    html: '<h1>Regulamento do Programa</h1><p>Informe o CPF no caixa <strong>antes</strong> do pagamento.</p>',
  },
  {
    id: 4,
    typeName: 'Política de Privacidade',
    html: '<h1>Política de Privacidade</h1><p>Usamos os seus dados para calcular os seus descontos.</p>',
  },
]

export const acceptedDemoTerm = ({ id, typeName }: Term): AcceptedTerm => ({
  id,
  typeName,
  ip: '203.0.113.7',
  acceptedOn: { year: 2024, month: 2, day: 1 },
})

/** The other term is pending. */
export const demoAcceptedTerms: readonly AcceptedTerm[] = demoTerms.slice(0, 1).map(acceptedDemoTerm)
