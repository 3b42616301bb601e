import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FILE_VERSION } from '../../sandbox/database/database.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { MARIA, NOW, signIn } from './caller.ts'

let directory: string
let file: string
let databaseUrl: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-'))
  file = join(directory, 'data', 'portal.db')
  databaseUrl = `file:${file}`
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const start = (now = NOW) => startSandbox({ databaseUrl, now: () => now })

/** Changes a database file without the sandbox. */
async function tamper(statement: string): Promise<void> {
  const client = createClient({ url: databaseUrl })
  await client.execute(statement)
  client.close()
}

describe('a database file', () => {
  it('keeps redemptions and sessions after a restart', async () => {
    const first = await start()
    const maria = await signIn(first)
    await maria.post('/api/fidelidade/extrato', { idExtrato: '25' })
    await first.close()

    const second = await start()
    const response = await fetch(`${second.url}/api/fidelidade/campanha/7/extratos/pontos`, {
      headers: { domain: 'x', Authorization: `Bearer ${maria.token}` },
    })
    expect(await response.json()).toEqual({ data: { pontos: 1340 }, statusCode: 200 })
    await second.close()
  })

  it('shows current offers, flyers and campaigns when it is opened again a month later', async () => {
    await (await start()).close()
    const later = await start(new Date('2026-12-20T08:00:00-03:00'))
    const maria = await signIn(later)
    expect((await maria.data('/api/promocoes/global/?idEmpresa=1'))[0]).toMatchObject({
      dtaFim: '2026-12-22T00:00:00',
    })
    expect(await maria.data('/api/tabloides/ativos?idEmpresa=1')).toHaveLength(4)
    expect(await maria.data('/api/fidelidade/campanhas/inicial/logado')).toHaveLength(2)
    expect(await maria.data('/api/promocoes/voucher?tipo=ativo')).toHaveLength(4)
    // The purchases keep their dates.
    const [newest] = (await maria.data('/api/pessoa/cupons?tamanhoPagina=1&pagina=1&idEmpFormato=135')).data
    expect(newest.dtaCupom).toBe('2026-11-19T18:31:00')
    await later.close()
  })

  it('is not opened when it is of another version, and the error says what to do', async () => {
    await (await start()).close()
    await tamper(`PRAGMA user_version = ${FILE_VERSION - 1}`)
    await expect(start()).rejects.toThrow(ExpectedFailure)
    await expect(start()).rejects.toThrow(/another version.*\nStart over.*npm run sandbox:reset/)
  })

  it('is not opened when it is half-written', async () => {
    await (await start()).close()
    await tamper('PRAGMA user_version = 0')
    await expect(start()).rejects.toThrow(/half-written[\s\S]*npm run sandbox:reset/)
  })

  it('is not opened when it is not a database', async () => {
    await (await start()).close()
    await writeFile(file, 'nothing like a database, but long enough to have a header of its own'.repeat(20))
    await expect(start()).rejects.toThrow(/is not a database[\s\S]*npm run sandbox:reset/)
  })

  it('is not opened when its pages are damaged', async () => {
    await (await start()).close()
    const bytes = await readFile(file)
    bytes.fill(0xab, 4096, bytes.length - 4096)
    await writeFile(file, bytes)
    await expect(start()).rejects.toThrow(/damaged[\s\S]*npm run sandbox:reset/)
  })

  it('is not opened where no file can be', async () => {
    await expect(startSandbox({ databaseUrl: `file:${directory}` })).rejects.toThrow(ExpectedFailure)
  })
})

describe('the tables', () => {
  let client: Client
  beforeEach(async () => {
    await (await start()).close()
    client = createClient({ url: databaseUrl })
  })
  afterEach(() => client.close())

  it.each([
    ["UPDATE customers SET kind = 'X'", 'CHECK'],
    ['UPDATE customers SET name = NULL', 'NOT NULL'],
    [`UPDATE customers SET document = '${MARIA}'`, 'UNIQUE'],
    ['UPDATE offers SET promotion_id = 999', 'FOREIGN KEY'],
    ['INSERT INTO cities SELECT * FROM cities', 'UNIQUE'],
  ])('refuse %s', async (statement, constraint) => {
    await expect(client.execute(statement)).rejects.toThrow(`${constraint} constraint failed`)
  })

  it('delete a customer together with phones and purchases', async () => {
    const rows = async () =>
      (await client.execute('SELECT (SELECT count(*) FROM phones) + (SELECT count(*) FROM purchases)'))
        .rows[0]?.[0]
    expect(await rows()).toBe(83)
    await client.execute('DELETE FROM customers')
    expect(await rows()).toBe(0)
  })
})
