import type { Cancellation } from '@application/cancellation.ts'
import { TermRepository } from '@application/terms/term-repository.ts'
import type { Id } from '@domain/id.ts'
import type { AcceptedTerm, Term } from '@domain/terms/term.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  flag,
  list,
  nullable,
  optionalDay,
  optionalIdentifier,
  optionalText,
  promised,
  promisedList,
  promisedRows,
  rows,
  text,
} from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'

/** A term as the backend sends it (docs/wire.md, "term"). */
const wireTerm = promised({ idTermo: optionalIdentifier, nomeTipo: text, termo: text })

const toTerm = (wire: v.InferOutput<typeof wireTerm>): Term => ({
  id: wire.idTermo ?? 0,
  typeName: wire.nomeTipo,
  html: wire.termo,
})

const wireAcceptedTerm = v.object({
  idTermo: optionalIdentifier,
  nomeTipo: text,
  ip: optionalText,
  dtaAceite: optionalDay,
})

/** Comes as a list or inside an object, depending on the customer (docs/wire.md, call 17). */
const wireAcceptedTerms = v.pipe(
  nullable(
    v.union([promisedRows(wireAcceptedTerm), promisedList({ termosPrograma: rows(wireAcceptedTerm) })]),
  ),
  v.transform((answer) => (Array.isArray(answer) ? answer : (answer?.termosPrograma ?? []))),
)

const toAcceptedTerm = (wire: v.InferOutput<typeof wireAcceptedTerm>): AcceptedTerm => ({
  id: wire.idTermo,
  typeName: wire.nomeTipo,
  ip: wire.ip,
  acceptedOn: wire.dtaAceite,
})

@injectable()
export class HttpTermRepository extends TermRepository {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async published(signal?: Cancellation): Promise<readonly Term[]> {
    const wire = await this.api.get('/api/termos/publicados', list(wireTerm), { signal })
    return wire.map(toTerm)
  }

  async find(id: Id, signal?: Cancellation): Promise<Term> {
    return toTerm(await this.api.get(`/api/termo/${encodeURIComponent(id)}`, wireTerm, { signal }))
  }

  async accepted(signal?: Cancellation): Promise<readonly AcceptedTerm[]> {
    const wire = await this.api.get('/api/termos/aceitos', wireAcceptedTerms, { signal })
    return wire.map(toAcceptedTerm)
  }

  async hasAcceptedAll(signal?: Cancellation): Promise<boolean> {
    const wire = await this.api.get(
      '/api/termosaceite/tipo/verificaaceite',
      promised({ aceitouTermos: flag }),
      { signal },
    )
    return wire.aceitouTermos
  }

  async accept(id: Id): Promise<void> {
    // Anything but `true` is no acceptance (product.md §7).
    await this.api.post(`/api/termosaceite/${encodeURIComponent(id)}`, v.literal(true))
  }
}
