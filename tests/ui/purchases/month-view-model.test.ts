import { ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import { fromReais } from '@domain/money.ts'
import { demoCompany, demoPerson } from '@infrastructure/in-memory/person/demo-person.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { InMemoryPurchaseRepository } from '@infrastructure/in-memory/purchases/in-memory-purchase-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { MonthViewModel } from '@ui/purchases/month-view-model.ts'
import { Today } from '@ui/screen/today.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryFileSaver } from '../../doubles/documents/in-memory-file-saver.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { settled } from '../../support/settled.ts'

const november = { year: 2026, month: 11 }

async function arrange({ company = true } = {}) {
  const repository = new InMemoryPurchaseRepository({
    savedTotal: { amount: fromReais(0), customerSince: undefined },
    purchases: [
      ...purchase.on(2026, 11).buildList(8, { storeName: '=Loja;', couponNumber: '000808' }),
      ...purchase.on(2026, 11).buildList(4),
    ],
  })
  const clock = new InMemoryClock()
  const files = new InMemoryFileSaver()
  const screen = new MonthViewModel(
    new InMemoryPersonRepository(company ? { ...demoPerson, ...demoCompany } : demoPerson),
    new ReadMonthOfPurchases(repository),
    files,
    new Today(clock),
    new Toasts(clock),
  )
  screen.start()
  await settled()
  return { screen, repository, files }
}

describe('the months of a company', () => {
  it('are two years, and only for companies', async () => {
    const { screen } = await arrange()
    expect(screen.isCompany).toBe(true)
    expect([screen.months[0], screen.months.length]).toEqual([november, 24])
    expect((await arrange({ company: false })).screen.isCompany).toBe(false)
  })

  it('are read whole, and saved as a file of which no cell is a formula', async () => {
    const { screen, files } = await arrange()
    screen.monthChosen(november)
    expect(screen.obstacle).toBe('Aguarde a leitura terminar, ou pare.')
    await settled()
    expect(screen.found).toMatchObject({ complete: true, purchases: { length: 12 } })
    screen.downloadPressed()
    const [file] = files.saved
    expect(file).toMatchObject({ name: 'compras-2026-11.csv', mediaType: 'text/csv;charset=utf-8' })
    expect(file?.text.split('\r\n')[1]).toBe(`02/11/2026;"'=Loja;";000808;230,50;31,20`)

    screen.monthChosen({ year: 2026, month: 10 })
    await settled()
    screen.downloadPressed()
    expect(screen.obstacle).toBe('Nenhuma compra para baixar.')
    expect(files.saved).toHaveLength(1)
  })

  it('keep what was found when the reading fails or is stopped, and go on from there', async () => {
    const { screen, repository, files } = await arrange()
    screen.monthChosen(november)
    await Promise.resolve()
    repository.steering.failWith({ kind: 'timeout' })
    await settled()
    expect(screen.reading.state.status).toBe('failed')
    expect(screen.found).toMatchObject({ complete: false, purchases: { length: 8 } })
    screen.downloadPressed()
    expect(files.saved[0]?.name).toBe('compras-2026-11-parcial.csv')

    repository.steering.failWith(undefined)
    repository.steering.hold()
    screen.resumePressed()
    screen.stopPressed()
    repository.steering.release()
    await settled()
    expect(screen.reading.state.status).toBe('idle')
    expect(screen.found?.purchases).toHaveLength(8)
    screen.resumePressed()
    await settled()
    expect(screen.found).toMatchObject({ complete: true, purchases: { length: 12 } })

    screen.monthChosen(undefined)
    expect([screen.chosen, screen.found]).toEqual([undefined, undefined])
  })
})
