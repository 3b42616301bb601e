import { PortFailure } from '@application/port-failure.ts'
import { WrongCredentials } from '@application/session/authentication.ts'
import { customerDocument } from '@domain/person/customer-document.ts'
import { PORTS } from '@infrastructure/in-memory/ports.ts'
import { parseScenario, type Scenario } from '@infrastructure/in-memory/scenario.ts'
import { demoPasswords } from '@infrastructure/in-memory/session/demo-passwords.ts'
import { inMemoryWorld } from '@infrastructure/in-memory/world.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { individualRegistration } from '../../support/factories/registration.ts'
import { settled } from '../../support/settled.ts'

const STORE = 1
const CAMPAIGN = 7

const worldOf = (text: string, clock = new InMemoryClock()) =>
  inMemoryWorld(parseScenario(text).scenario, clock)

const failing = (reason: object) => expect.objectContaining({ reason: expect.objectContaining(reason) })

/** How many rows each list of a world has. */
async function rows(text: string): Promise<Record<string, number>> {
  const world = worldOf(text)
  const { pageCount } = await world.purchases.page(1)
  const promotions = await world.offers.promotions(STORE)
  return {
    offers: promotions.flatMap(({ offers }) => offers).length,
    vouchers: (await world.vouchers.list('active', undefined)).length,
    flyers: (await world.flyers.active(STORE)).length,
    banners: (await world.banners.home()).length,
    partners: (await world.banners.footer()).length,
    campaigns: (await world.campaigns.list()).length,
    purchasePages: pageCount,
    cashback: (await world.cashback.statement(1)).lines.length,
    terms: (await world.terms.accepted()).length,
  }
}

describe('the customer of a scenario', () => {
  it.each<[Scenario['cliente'], object]>([
    ['pessoa', { kind: 'individual', deactivation: undefined }],
    ['empresa', { kind: 'company', document: '12ABC34501DE35' }],
    ['novo', { customerSince: { year: 2026, month: 11, day: 20 } }],
    ['desativado', { deactivation: { timeLeft: { hours: 20, minutes: 39 } } }],
    ['sem-telefone', { phones: [] }],
  ])('is %s', async (cliente, differences) => {
    expect(await worldOf(`cliente:${cliente}`).people.find()).toMatchObject(differences)
  })

  it('has bought nothing when new, though the programme runs', async () => {
    const { purchasePages, cashback, vouchers, ...others } = await rows('cliente:novo')
    expect({ purchasePages, cashback, vouchers }).toEqual({ purchasePages: 0, cashback: 0, vouchers: 0 })
    expect(others).toMatchObject({ flyers: 2, banners: 3, campaigns: 2 })
    expect(await worldOf('cliente:novo').campaigns.points(CAMPAIGN)).toBe(0)
  })

  it('is signed in, unless the scenario says otherwise', () => {
    const clock = new InMemoryClock()
    expect(worldOf('', clock).signedIn?.expiresAt).toBeGreaterThan(clock.now())
    expect(worldOf('sessao:nenhuma').signedIn).toBeUndefined()
  })
})

describe('the accounts of a scenario', () => {
  it.each([...demoPasswords])(
    'take the new password of %s once it is changed',
    async (document, password) => {
      const { authentication, passwords } = worldOf('sessao:nenhuma')
      const credentials = { document: customerDocument(document), password }
      await authentication.signIn(credentials)
      await passwords.change(password, 'nova')
      await authentication.signOut()
      await expect(authentication.signIn(credentials)).rejects.toBeInstanceOf(WrongCredentials)
      await authentication.signIn({ ...credentials, password: 'nova' })
    },
  )

  it('change the password of the customer who is signed in from the start', async () => {
    const { authentication, passwords } = worldOf('cliente:empresa')
    await passwords.change('praca123', 'nova')
    await authentication.signIn({ document: customerDocument('12ABC34501DE35'), password: 'nova' })
    await authentication.signIn({ document: customerDocument('52998224725'), password: 'praca123' })
  })

  it('have whoever registers, and nobody twice', async () => {
    const { authentication, passwords, registrations } = worldOf('sessao:nenhuma')
    const registration = individualRegistration.build({ document: customerDocument('15350946056') })
    await registrations.register(registration)
    await authentication.signIn(registration)
    await passwords.recover(registration.document, 'email')
    await expect(registrations.register(registration)).rejects.toEqual(failing({ kind: 'rejected' }))
    const maria = individualRegistration.build({ document: customerDocument('52998224725') })
    await expect(registrations.register(maria)).rejects.toEqual(failing({ kind: 'rejected' }))
  })
})

describe('the store of a scenario', () => {
  it.each<[Scenario['loja'], number, number | undefined]>([
    ['escolhida', 3, STORE],
    ['por-escolher', 3, undefined],
    ['inexistente', 0, undefined],
  ])('is %s', async (loja, count, chosen) => {
    const world = worldOf(`loja:${loja}`)
    expect(await world.stores.choices()).toHaveLength(count)
    expect(world.preferredStore).toBe(chosen)
  })
})

describe('the data of a scenario', () => {
  it('are something of everything', async () => {
    for (const [list, count] of Object.entries(await rows(''))) expect(count, list).toBeGreaterThan(0)
  })

  it('are nothing of anything', async () => {
    for (const [list, count] of Object.entries(await rows('dados:vazios'))) expect(count, list).toBe(0)
  })

  it('are five thousand rows of what is listed, each its own', async () => {
    const { offers, purchasePages } = await rows('dados:5000')
    expect({ offers, purchasePages }).toEqual({ offers: 10_000, purchasePages: 625 })
    const world = worldOf('dados:5000')
    const ids = (await world.offers.promotions(STORE)).flatMap((promotion) =>
      promotion.offers.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(await world.stores.choices()).toHaveLength(5000)
    expect((await world.redemptions.catalogue(CAMPAIGN)).rewards).toHaveLength(5000)
  })

  it.each([
    ['nomes-longos', /Pneumoultramicroscopicossilicovulcanoconiótico/],
    ['hostis', /<script>/],
  ])('are %s in every text written by a person, at any depth', async (dados, text) => {
    const world = worldOf(`dados:${dados}`)
    const [promotion] = await world.offers.promotions(STORE)
    expect(promotion?.name).toMatch(text)
    expect(promotion?.offers[0]?.name).toMatch(text)
    expect((await world.people.find()).name).toMatch(text)
    expect((await world.people.find()).document).toBe('52998224725')
    expect((await world.stores.choices())[0]?.address?.street).toMatch(text)
    expect((await world.campaigns.find(CAMPAIGN))?.rules).toMatch(text)
  })
})

describe('the pictures of a scenario', () => {
  /** Each picture of a world that has one in its place. */
  const pictures = async (text: string) => {
    const world = worldOf(text)
    const [promotion] = await world.offers.promotions(STORE)
    const found = {
      banner: (await world.banners.home())[0]?.image,
      partner: (await world.banners.footer())[0]?.image,
      offer: promotion?.offers[0]?.image,
      campaign: (await world.campaigns.find(CAMPAIGN))?.banner,
      reward: (await world.redemptions.catalogue(CAMPAIGN)).rewards[0]?.image,
      flyer: (await world.flyers.active(STORE))[0]?.thumbnail,
      photo: await world.photos.find(),
    }
    return Object.entries(found)
  }

  it('are drawings that their addresses hold', async () => {
    for (const [name, address] of await pictures('')) expect(address, name).toMatch(/^data:image\/svg\+xml,/)
  })

  it('are broken, every one, where the scenario says so', async () => {
    const broken = 'data:image/png;base64,AAAA'
    for (const [name, address] of await pictures('imagens:quebradas')) expect(address, name).toBe(broken)
  })

  it('have no photo for a new customer', async () => {
    expect(await worldOf('cliente:novo').photos.find()).toBeUndefined()
    expect(await worldOf('dados:vazios').photos.find()).toBeUndefined()
  })

  it.each<[Scenario['destaques'], number]>([
    ['varios', 3],
    ['um', 1],
    ['nenhum', 0],
  ])('are, in the carousel, %s', async (destaques, count) => {
    expect(await worldOf(`destaques:${destaques}`).banners.home()).toHaveLength(count)
  })
})

describe('the answers of a scenario', () => {
  it('fail at the ports that are named, and at no other', async () => {
    const world = worldOf('respostas:falham,portas:offers.cashback')
    await expect(world.offers.promotions(STORE)).rejects.toEqual(failing({ kind: 'rejected', status: 503 }))
    await expect(world.cashback.balance()).rejects.toBeInstanceOf(PortFailure)
    await expect(world.stores.choices()).resolves.toHaveLength(3)
  })

  it('fail at every port when none is named', async () => {
    const world = worldOf('respostas:falham')
    for (const port of PORTS) {
      await expect(
        world[port].steering.answer(() => port),
        port,
      ).rejects.toBeInstanceOf(PortFailure)
    }
  })

  /** How many answers a call to the stores of this world has brought. */
  const answersOf = (text: string, clock = new InMemoryClock()) => {
    const answers: unknown[] = []
    void worldOf(text, clock)
      .stores.choices()
      .then((stores) => answers.push(stores))
    return async () => {
      await settled()
      return answers.length
    }
  }

  it('never come while they are held', async () => {
    expect(await answersOf('respostas:retidas')()).toBe(0)
  })

  it('come late when they are slow', async () => {
    const clock = new InMemoryClock()
    const answers = answersOf('respostas:lentas', clock)
    clock.advance(2999)
    expect(await answers()).toBe(0)
    clock.advance(1)
    expect(await answers()).toBe(1)
  })

  it('are missing without a signal', async () => {
    const world = worldOf('respostas:offline')
    expect(world.connectivity.isOnline()).toBe(false)
    await expect(world.stores.choices()).rejects.toEqual(failing({ kind: 'offline' }))
  })
})

describe('the prompts of a scenario', () => {
  const due = async (text: string) => {
    const world = worldOf(text)
    const { phones } = await world.people.find()
    return {
      termos: !(await world.terms.hasAcceptedAll()),
      telefone: phones.length === 0,
      whatsapp: !(await world.preferences.read()).whatsapp,
      instalar: world.installPrompt.way() === 'browser',
      push: world.canAskForPushes,
    }
  }
  const none = { termos: false, telefone: false, whatsapp: false, instalar: false, push: false }

  it('are none unless it names them', async () => {
    expect(await due('')).toEqual(none)
    expect(await due('dados:vazios')).toEqual(none)
  })

  it.each(Object.keys(none))('are %s alone', async (prompt) => {
    expect(await due(`dados:vazios,avisos:${prompt}`)).toEqual({ ...none, [prompt]: true })
  })
})

it('a scenario begins at its minute in Brazil', async () => {
  const world = inMemoryWorld(parseScenario('avisos:termos,relogio:2027-02-28T23:59').scenario)
  const today = { year: 2027, month: 2, day: 28 }
  expect(world.clock.today()).toEqual(today)
  await world.terms.accept(4)
  expect((await world.terms.accepted()).at(-1)?.acceptedOn).toEqual(today)
})
