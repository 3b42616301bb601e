import { Aborted } from '@application/port-failure.ts'
import { CollectMyData } from '@application/privacy/collect-my-data.ts'
import { fromReais } from '@domain/money.ts'
import { InMemoryCampaignRepository } from '@infrastructure/in-memory/campaigns/in-memory-campaign-repository.ts'
import { InMemoryLoyaltyAccount } from '@infrastructure/in-memory/campaigns/in-memory-loyalty-account.ts'
import { InMemoryRedemptionRepository } from '@infrastructure/in-memory/campaigns/in-memory-redemption-repository.ts'
import { InMemoryCashbackRepository } from '@infrastructure/in-memory/cashback/in-memory-cashback-repository.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPreferenceRepository } from '@infrastructure/in-memory/preferences/in-memory-preference-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { InMemoryVoucherRepository } from '@infrastructure/in-memory/vouchers/in-memory-voucher-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { myDataFile } from '@ui/privacy/my-data-file.ts'
import { PrivacyViewModel } from '@ui/privacy/privacy-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { campaignAccount } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { person } from '../../support/factories/person.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { preferences } from '../../support/factories/preferences.ts'
import { purchase } from '../../support/factories/purchases.ts'

function arrange(statement = statementLine.buildList(25)) {
  const account = campaignAccount.build()
  const clock = new InMemoryClock()
  const loyalty = new InMemoryLoyaltyAccount(clock, [account])
  const sources = {
    people: new InMemoryPersonRepository(person.build()),
    images: new InMemoryProfileImageRepository(),
    preferences: new InMemoryPreferenceRepository(preferences.build()),
    terms: new InMemoryTermRepository(clock),
    cashback: new InMemoryCashbackRepository({
      balance: { available: fromReais(1), pending: fromReais(2) },
      statement,
    }),
    purchases: new InMemoryPurchaseRepository({
      savedTotal: { amount: fromReais(1), customerSince: undefined },
      purchases: purchase.buildList(20),
    }),
    vouchers: new InMemoryVoucherRepository(clock),
    campaigns: new InMemoryCampaignRepository(loyalty),
    redemptions: new InMemoryRedemptionRepository(loyalty),
  }
  const collect = new CollectMyData(
    sources.people,
    sources.images,
    sources.preferences,
    sources.terms,
    sources.cashback,
    sources.purchases,
    sources.vouchers,
    sources.campaigns,
    sources.redemptions,
  )
  return { sources, account, collect }
}

describe("collecting the customer's own data", () => {
  it('reads every part to its last page, and every campaign', async () => {
    const { collect, account } = arrange()
    const progress: [number, number][] = []
    const { parts, missing } = await collect.execute((done, total) => progress.push([done, total]))
    expect(missing).toEqual([])
    const value = (name: string) => parts.find(({ part }) => part === name)?.value
    expect(value('cashbackStatement')).toHaveLength(25)
    expect(value('purchases')).toHaveLength(20)
    expect(value('campaigns')).toEqual([{ id: account.campaign.id, name: account.campaign.name }])
    expect(parts.filter(({ campaign }) => campaign === account.campaign.name)).toHaveLength(4)
    expect(progress[0]).toEqual([0, 11])
    expect(progress.at(-1)).toEqual([15, 15])
  })

  it('reads a page once that the server gives again and again, and names the part as not whole', async () => {
    const { collect } = arrange(
      Array.from({ length: 60 }, () => statementLine.build({ id: 1, description: 'A' })),
    )
    const { parts, missing } = await collect.execute(() => {})
    expect(parts.find(({ part }) => part === 'cashbackStatement')?.value).toHaveLength(10)
    expect(missing.map(({ part }) => part)).toEqual(['cashbackStatement'])
  })

  it('names what could not be read and goes on', async () => {
    const { collect, sources } = arrange()
    sources.purchases.steering.failWith({ kind: 'timeout' })
    const { parts, missing } = await collect.execute(() => {})
    expect(missing).toEqual([
      { part: 'savedTotal', failure: { kind: 'timeout' } },
      { part: 'purchases', failure: { kind: 'timeout' } },
    ])
    expect(parts.map(({ part }) => part)).toContain('completedRedemptions')
  })

  it('stops when it is cancelled', async () => {
    const { collect, sources } = arrange()
    const controller = new AbortController()
    sources.preferences.steering.hold()
    const collecting = collect.execute(() => {}, controller.signal)
    controller.abort()
    await expect(collecting).rejects.toThrow(Aborted)
  })
})

describe('the file with the data', () => {
  it('is JSON in Portuguese, with plain days, and names what is missing', async () => {
    const { collect, sources } = arrange()
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

describe('the download', () => {
  function arrangeDownload() {
    const { collect, sources } = arrange()
    const files = new InMemoryFileSaver()
    const clock = new InMemoryClock()
    const toasts = new Toasts(clock)
    const disclosure = { reports: 'none', version: undefined } as const
    const privacy = new PrivacyViewModel(collect, files, portalSettings.build(), disclosure, clock, toasts)
    return { privacy, files, sources, said: () => toasts.items.map(({ text }) => text) }
  }

  it('says so when the file cannot be saved', async () => {
    const { privacy, files, said } = arrangeDownload()
    files.save = () => {
      throw new Error('the device is full')
    }
    await privacy.downloadPressed()
    expect(said()).toEqual(['Não foi possível salvar o arquivo. Tente de novo.'])
    expect(privacy.result).toBeUndefined()
  })

  it('saves one file, and shows what is missing in it', async () => {
    const { privacy, files, sources } = arrangeDownload()
    sources.purchases.steering.failWith({ kind: 'timeout' })
    await Promise.all([privacy.downloadPressed(), privacy.downloadPressed()])
    expect(files.saved.map(({ name }) => name)).toEqual(['meus-dados-2026-11-20.json'])
    expect(privacy.progress).toBeUndefined()
    expect(privacy.result).toMatchObject({ missing: [{ part: 'savedTotal' }, { part: 'purchases' }] })
  })
})
