import { fromReais } from '@domain/money.ts'
import type { Purchase } from '@domain/purchases/purchase.ts'
import { demoCompany, demoPerson } from '@infrastructure/in-memory/person/demo-person.ts'
import { describe, expect, it } from 'vitest'
import { campaignAccount, pointsLine } from '../../support/factories/campaigns.ts'
import { statementLine } from '../../support/factories/cashback.ts'
import { purchase } from '../../support/factories/purchases.ts'
import { monthsOfPurchases } from '../../support/months-of-purchases.ts'
import { openScreen } from '../../support/open-screen.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

const november = { year: 2026, month: 11 }

interface Arranged {
  readonly company?: boolean
  readonly older?: readonly Purchase[]
  /** Whether the device keeps who the customer is. */
  readonly kept?: boolean
  /** Whether the server answers who that is. */
  readonly answered?: boolean
  /** Whether that answer is a failure. */
  readonly fails?: boolean
  /** How often the statement names the first purchase: more than once, it is in doubt what that one gave. */
  readonly namedTimes?: number
}

async function arrange(options: Arranged = {}) {
  const { company = true, older = [], kept = false, answered = true, fails = false, namedTimes = 1 } = options
  const customer = company ? { ...demoPerson, ...demoCompany } : demoPerson
  const day = { ...november, day: 3 }
  const points = pointsLine.buildList(namedTimes, { day, description: 'Compra 000808', points: 230 })
  const { lastKnown } = testDevice()
  if (kept) lastKnown.of('identification').keep(customer)
  const given = monthsOfPurchases({
    customer,
    lastKnown,
    purchases: [
      purchase.on(2026, 11).build({ storeName: '=Loja;', couponNumber: '000808' }),
      ...purchase.on(2026, 11).buildList(11),
      ...older,
    ],
    // On the second page.
    statement: [
      ...statementLine.buildList(12, { day }),
      ...statementLine.buildList(namedTimes, {
        day,
        description: 'Cashback compra 000808',
        amount: fromReais(4.61),
      }),
    ],
    campaigns: [campaignAccount.build({ lines: points })],
  })
  const { months: screen, people, repository, cashback, files } = given
  if (!answered) people.steering.hold()
  if (fails) people.steering.failWith({ kind: 'timeout' })
  const { logger } = openScreen(screen)
  await settled()
  return { screen, repository, cashback, files, people, logger }
}

describe('the months of a company', () => {
  it('are two years, and only for companies', async () => {
    const { screen } = await arrange()
    expect(screen.kind.value).toBe('company')
    expect([screen.months[0], screen.months.length]).toEqual([november, 24])
    expect((await arrange({ company: false })).screen.kind.value).toBe('individual')
  })

  it.each([true, false])(
    'are known from what the device keeps, without asking the server: company %s',
    async (company) => {
      const { screen } = await arrange({ company, kept: true, answered: false })
      expect(screen.kind.value).toBe(company ? 'company' : 'individual')
    },
  )

  it('are awaited above the purchases once: after a failure these stay where they are during another try', async () => {
    const { screen, people } = await arrange({ answered: false, fails: true })
    expect(screen.isKindAwaited).toBe(true)
    people.steering.release()
    await settled()
    expect([screen.kind.state.status, screen.isKindAwaited]).toEqual(['failed', false])

    people.steering.failWith(undefined)
    people.steering.hold()
    void screen.kind.retry()
    expect([screen.kind.state.status, screen.isKindAwaited]).toEqual(['pending', false])
    people.steering.release()
    await settled()
    expect(screen.kind.value).toBe('company')
  })

  it('are read whole, and saved as a file of which no cell is a formula', async () => {
    const { screen, files } = await arrange()
    screen.monthChosen(november)
    expect(screen.obstacle).toBe('Aguarde o fim da busca ou toque em “Parar”.')
    await settled()
    expect(screen.found).toMatchObject({ complete: true, purchases: { length: 12 } })
    screen.downloadPressed()
    const [file] = files.saved
    expect(file).toMatchObject({ name: 'compras-2026-11.csv', mediaType: 'text/csv;charset=utf-8' })
    expect(file?.text.split('\r\n')[1]).toBe(`02/11/2026;"'=Loja;";000808;230,50;31,20;4,61;230`)
    expect(file?.text.split('\r\n')[2]).toMatch(/;230,50;31,20;;$/)

    screen.monthChosen({ year: 2026, month: 10 })
    await settled()
    screen.downloadPressed()
    expect(screen.obstacle).toBe('Nenhuma compra para baixar.')
    expect(files.saved).toHaveLength(1)
  })

  it('give no purchase what one of another month may have given, which has its number', async () => {
    const { screen } = await arrange({ older: [purchase.on(2026, 10).build({ couponNumber: '000808' })] })
    screen.monthChosen(november)
    await settled()
    expect(screen.found?.purchases).toHaveLength(12)
    expect(screen.earnings.size).toBe(0)
  })

  it('say in the name of the file that something is missing when it is not known what the purchases gave', async () => {
    const { screen, cashback, files } = await arrange()
    cashback.steering.failWith({ kind: 'timeout' })
    screen.monthChosen(november)
    await settled()
    screen.downloadPressed()
    expect(files.saved[0]?.name).toBe('compras-2026-11-parcial.csv')
    expect(screen.statements.value?.unread).toEqual(['cashback'])

    cashback.steering.failWith(undefined)
    screen.statements.retry()
    await settled()
    screen.downloadPressed()
    expect(files.saved[1]?.name).toBe('compras-2026-11.csv')
  })

  it('say in the name of the file that it is in doubt what a purchase gave', async () => {
    const { screen, files } = await arrange({ namedTimes: 2 })
    screen.monthChosen(november)
    await settled()
    expect(screen.statements.value?.unread).toEqual([])
    screen.downloadPressed()
    expect(files.saved[0]?.name).toBe('compras-2026-11-parcial.csv')
  })

  it('say in the name of the file that a purchase without a day is not in it', async () => {
    const { screen, files } = await arrange({ older: [purchase.build({ day: undefined })] })
    screen.monthChosen(november)
    await settled()
    expect(screen.found).toMatchObject({ complete: true, purchases: { length: 12 }, undated: 1 })
    screen.downloadPressed()
    expect(files.saved[0]?.name).toBe('compras-2026-11-parcial.csv')
  })

  it('keep what was found when the reading fails or is stopped, and go on from there', async () => {
    const { screen, repository, files, logger } = await arrange()
    screen.monthChosen(november)
    await Promise.resolve()
    repository.steering.failWith({ kind: 'timeout' })
    await settled()
    expect(screen.reading.state.status).toBe('failed')
    expect(logger.entries).toEqual([['purchases-not-loaded', 'timeout']])
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
    expect(screen.isStopped).toBe(true)
    expect(screen.found?.purchases).toHaveLength(8)
    screen.resumePressed()
    await settled()
    expect(screen.found).toMatchObject({ complete: true, purchases: { length: 12 } })

    screen.monthChosen(undefined)
    expect([screen.chosen, screen.found]).toEqual([undefined, undefined])
  })
})
