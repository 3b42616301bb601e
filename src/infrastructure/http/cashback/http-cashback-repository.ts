import type { Cancellation } from '@application/cancellation.ts'
import { CashbackRepository, type StatementPage } from '@application/cashback/cashback-repository.ts'
import type { Freshness } from '@application/freshness.ts'
import type { CashbackBalance } from '@domain/cashback/balance.ts'
import type { StatementLine } from '@domain/cashback/statement.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  flag,
  optionalDay,
  optionalIdentifier,
  optionalMoney,
  promised,
  promisedList,
  row,
  rowAs,
  rows,
  text,
} from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'
import { PageCache } from '../page-cache.ts'
import { RecentReads } from '../recent-reads.ts'
import { SessionCache } from '../session-cache.ts'

const STATEMENT = '/api/contacorrente/extrato'

/** product.md §9. */
const PAGE_SIZE = 10

/** The balance as the backend sends it (docs/wire.md, call 28). */
const wireBalance = v.object({
  saldo: promised({ valorDisponivel: optionalMoney, valorPendente: optionalMoney }),
})

const toBalance = ({ saldo }: v.InferOutput<typeof wireBalance>): CashbackBalance => ({
  available: saldo.valorDisponivel,
  pending: saldo.valorPendente,
})

/** A current-account line as the backend sends it (docs/wire.md, call 29). */
const wireLine = row({
  idExtrato: optionalIdentifier,
  descricao: text,
  dtaEvento: optionalDay,
  dtaExpiracao: optionalDay,
  valor: optionalMoney,
  expirado: flag,
})

const toLine = (wire: v.InferOutput<typeof wireLine>): StatementLine => ({
  id: wire.idExtrato,
  description: wire.descricao,
  day: wire.dtaEvento,
  expiresOn: wire.dtaExpiracao,
  amount: wire.valor,
  expired: wire.expirado,
})

const wireStatement = promisedList({ data: rows(rowAs(wireLine, toLine)) })

@injectable()
export class HttpCashbackRepository extends CashbackRepository {
  private readonly pages: PageCache

  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(RecentReads) private readonly reads: RecentReads,
    @inject(SessionCache) cache: SessionCache,
  ) {
    super()
    this.pages = new PageCache(cache, STATEMENT)
  }

  async balance(signal?: Cancellation): Promise<CashbackBalance> {
    return toBalance(await this.reads.get('/api/contacorrente/saldo', wireBalance, { signal }))
  }

  statement(page: number, signal?: Cancellation, freshness?: Freshness): Promise<StatementPage> {
    const query = { page, totalRegistros: PAGE_SIZE }
    const read = async (signal: Cancellation) => {
      const { data: lines } = await this.api.get(STATEMENT, wireStatement, { query, signal })
      return { lines, mayHaveMore: lines.length >= PAGE_SIZE }
    }
    return this.pages.read(page, read, signal, freshness)
  }
}
