import { Aborted } from '@application/port-failure.ts'
import { myDataFile } from '@ui/privacy/my-data-file.ts'
import { describe, expect, it } from 'vitest'
import { customerWithData } from '../../support/customer-with-data.ts'
import { campaign, campaignAccount } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'

describe("collecting the customer's own data", () => {
  it('reads every part to its last page, and every campaign', async () => {
    const { collect, accounts } = customerWithData()
    const [account] = accounts
    const progress: [number, number][] = []
    const { parts, missing } = await collect.execute((done, total) => progress.push([done, total]))
    expect(missing).toEqual([])
    const value = (name: string) => parts.find(({ part }) => part === name)?.value
    expect(value('cashbackStatement')).toHaveLength(25)
    expect(value('purchases')).toHaveLength(20)
    expect(value('activeVouchers')).toMatchObject([{ code: 'ATIVO' }])
    expect(value('finishedVouchers')).toMatchObject([{ code: 'USADO' }])
    expect(value('campaigns')).toEqual([{ id: account.campaign.id, name: account.campaign.name }])
    expect(parts.filter(({ campaign }) => campaign === account.campaign.name)).toHaveLength(4)
    expect(progress[0]).toEqual([0, 11])
    expect(progress.at(-1)).toEqual([15, 15])
  })

  it('calls a campaign by its id too where another one has the same name', async () => {
    const { collect, accounts } = customerWithData()
    const { name } = accounts[0].campaign
    accounts.push(campaignAccount.build({ campaign: campaign.build({ id: 8, name }) }))
    accounts.push(campaignAccount.build({ campaign: campaign.build({ id: 9, name: 'Outra' }) }))
    const { parts } = await collect.execute(() => {})
    expect(parts.flatMap(({ part, campaign }) => (part === 'points' ? campaign : []))).toEqual([
      `${name} (${accounts[0].campaign.id})`,
      `${name} (8)`,
      'Outra',
    ])
  })

  it('stops after two hundred pages, and names the part as not whole', async () => {
    const { collect } = customerWithData(statementLine.buildList(2001))
    const { parts, missing } = await collect.execute(() => {})
    expect(parts.find(({ part }) => part === 'cashbackStatement')?.value).toHaveLength(2000)
    expect(missing.map(({ part }) => part)).toEqual(['cashbackStatement'])
  })

  it('reads a page once that the server gives again and again, and names the part as not whole', async () => {
    const { collect } = customerWithData(
      Array.from({ length: 60 }, () => statementLine.build({ id: 1, description: 'A' })),
    )
    const { parts, missing } = await collect.execute(() => {})
    expect(parts.find(({ part }) => part === 'cashbackStatement')?.value).toHaveLength(10)
    expect(missing.map(({ part }) => part)).toEqual(['cashbackStatement'])
  })

  it('names what could not be read and goes on', async () => {
    const { collect, sources } = customerWithData()
    sources.purchases.steering.failWith({ kind: 'timeout' })
    const { parts, missing } = await collect.execute(() => {})
    expect(missing).toEqual([
      { part: 'savedTotal', failure: { kind: 'timeout' } },
      { part: 'purchases', failure: { kind: 'timeout' } },
    ])
    expect(parts.map(({ part }) => part)).toContain('completedRedemptions')
  })

  it('stops when it is cancelled', async () => {
    const { collect, sources } = customerWithData()
    const controller = new AbortController()
    sources.preferences.steering.hold()
    const collecting = collect.execute(() => {}, controller.signal)
    controller.abort()
    await expect(collecting).rejects.toThrow(Aborted)
  })
})

describe('the file with the data', () => {
  it('is JSON in Portuguese, with plain days, and names what is missing', async () => {
    const { collect, sources } = customerWithData()
    sources.terms.steering.failWith({ kind: 'offline' })
    const data = await collect.execute(() => {})
    const file = JSON.parse(myDataFile(data, 'Rede Boa Praça', { year: 2026, month: 11, day: 20 }))
    expect(file).toMatchObject({
      portal: 'Rede Boa Praça',
      'gerado em': '2026-11-20',
      'não foi possível ler': ['termos aceitos'],
      dados: {
        cadastro: {
          nome: 'Maria Clara Souza',
          documento: '52998224725',
          dataDeNascimento: '1990-05-17',
          nomeFantasia: null,
          tipo: 'pessoa física',
          sexo: 'feminino',
          telefones: [{ tipo: 'celular' }],
        },
        foto: null,
      },
    })
  })
})
