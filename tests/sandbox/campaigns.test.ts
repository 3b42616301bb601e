import { describe, expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { type Caller, NOW, newCustomer, refused, sandboxForTests, signIn } from './caller.ts'

const sandbox = sandboxForTests()
const points = async (caller: Caller) =>
  (await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).pontos
const redeem = (caller: Caller, idExtrato: string) => caller.post('/api/fidelidade/extrato', { idExtrato })

interface Campaign {
  idCampanha: number
  regulamento: string
}
interface Reward {
  idResgate: number
  tipo: string
  qtdePontosCampanha: number
}

describe('the campaigns', () => {
  it('are four: two run, one has ended, and one without rules has not started', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const all: Campaign[] = await maria.data('/api/fidelidade/campanhas?idEmpFormato=135')
    expect(all.map(({ idCampanha }) => idCampanha)).toEqual([9, 7, 8, 5])
    expect(all.find(({ regulamento }) => regulamento === '')?.idCampanha).toBe(9)
    const running: Campaign[] = await maria.data('/api/fidelidade/campanhas/inicial/logado')
    expect(running.map(({ idCampanha }) => idCampanha)).toEqual([7, 8])
    expect(await maria.data('/api/fidelidade/campanhas?idEmpFormato=140')).toEqual([])
  })

  it('offer 25 rewards of both kinds, from 50 to 12,000 points', async () => {
    const maria = await newCustomer(sandbox.current)
    const lists = await Promise.all([5, 7, 8, 9].map((id) => maria.data(`/api/fidelidade/resgates/${id}`)))
    const rewards: Reward[] = lists.flatMap(({ resgates }) => resgates)
    expect(rewards).toHaveLength(25)
    expect(new Set(rewards.map(({ tipo }) => tipo))).toEqual(new Set(['PR', 'CV']))
    const costs = rewards.map(({ qtdePontosCampanha }) => qtdePontosCampanha)
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([50, 12_000])
  })

  it('never show points that the statement does not explain', async () => {
    const maria = await newCustomer(sandbox.current, { profile: 'rich' })
    const { extratos } = await maria.data('/api/fidelidade/extratos?idCampanha=7&page=1&pagesize=100')
    const oldestFirst: { qtDePonto: number; dtaEvento: string }[] = extratos.toReversed()
    let balance = 0
    for (const { qtDePonto } of oldestFirst) {
      balance += qtDePonto
      expect(balance).toBeGreaterThanOrEqual(0)
    }
    expect(balance).toBe(1520)
  })

  it.each([
    '/api/fidelidade/campanha/99',
    '/api/fidelidade/campanha/99/extratos/pontos',
    '/api/fidelidade/resgates/99',
    '/api/fidelidade/campanha/99/resgates/pendentes',
    '/api/fidelidade/campanha/resgates/efetuados?idCampanha=99',
    '/api/fidelidade/extratos?idCampanha=99&page=1&pagesize=10',
  ])('do not include an unknown one: %s', async (path) => {
    const maria = await newCustomer(sandbox.current)
    expect(await maria.get(path)).toMatchObject(refused(404, 'Campanha não encontrada.'))
  })
})

describe('the loyalty group', () => {
  it('has a name', async () => {
    const maria = await newCustomer(sandbox.current)
    expect(await maria.data('/api/fidelidade/grupo/135')).toEqual({
      idGrupo: 135,
      nomeGrupo: 'Rede Boa Praça',
    })
    expect((await maria.get('/api/fidelidade/grupo/1')).status).toBe(404)
  })
})

describe('redeeming', () => {
  it('costs points and adds a line to the statement', async () => {
    const caller = await newCustomer(sandbox.current, { points: { 7: 1300 } })
    await redeem(caller, '33')
    expect(await points(caller)).toBe(100)
    expect((await caller.data('/api/fidelidade/extratos?idCampanha=7&page=1&pagesize=1')).extratos).toEqual([
      { descricao: 'Troca: Jogo de panelas', qtDePonto: -1200, dtaEvento: '2026-11-20T12:00:00' },
    ])
  })

  it('changes nothing when the points do not suffice', async () => {
    const caller = await newCustomer(sandbox.current, { points: { 7: 1199 } })
    await redeem(caller, '33')
    expect(await points(caller)).toBe(1199)
    expect(await caller.data('/api/fidelidade/campanha/7/resgates/pendentes')).toEqual([])
  })

  it.each([
    ['a campaign that does not exchange points', '43'],
    ['a campaign that has not started', '63'],
  ])('is refused for %s', async (_what, reward) => {
    const caller = await newCustomer(sandbox.current, { points: { 8: 9000, 9: 9000 } })
    expect((await redeem(caller, reward)).body.description).toBe('Resgate indisponível.')
  })

  it('is refused once the campaign has ended', async () => {
    let now = NOW
    const clocked = await startSandbox({ now: () => now })
    onTestFinished(() => clocked.close())
    const { document } = await newCustomer(clocked, { points: { 7: 9000 } })
    now = new Date(NOW.getTime() + 60 * 24 * 3_600_000)
    const late = await redeem(await signIn(clocked, document), '33')
    expect(late.body.description).toBe('Resgate indisponível.')
  })

  it('never takes the balance below zero, however many requests come at once', async () => {
    const caller = await newCustomer(sandbox.current, { points: { 7: 1000 } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(caller, '25')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 400)).toHaveLength(15)
    expect(await points(caller)).toBe(100)
    expect(await caller.data('/api/fidelidade/campanha/7/resgates/pendentes')).toHaveLength(5)
  })

  it('gives the last one in stock to one customer only', async () => {
    const customers = await Promise.all(
      Array.from({ length: 5 }, () => newCustomer(sandbox.current, { points: { 7: 12_000 } })),
    )
    const answers = await Promise.all(customers.map((caller) => redeem(caller, '32')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await Promise.all(customers.map(points))).filter((balance) => balance === 12_000)).toHaveLength(4)
  })

  it('is offered on home for what the customer can pay', async () => {
    const caller = await newCustomer(sandbox.current, { points: { 7: 400 } })
    const home: Reward[] = await caller.data('/api/fidelidade/resgates/home')
    expect(home.map(({ idResgate }) => idResgate)).toEqual([25, 26, 21])
  })
})
