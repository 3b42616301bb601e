import type { Cancellation } from '@application/cancellation.ts'
import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import { optionalText, rows } from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'

/** A choice; one without a text is left out (docs/wire.md, call 20). */
const wireLine = v.object({ valorStr: optionalText })

@injectable()
export class HttpLineOfBusinessRepository extends LineOfBusinessRepository {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async list(signal?: Cancellation): Promise<readonly string[]> {
    const lines = await this.api.get('/api/configuracao/cliente/ramoatividade', rows(wireLine), { signal })
    return lines.flatMap(({ valorStr }) => valorStr ?? [])
  }
}
