import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { DESKTOP, openPortal, pressTwentyTimes, type VisitOptions } from '../support/portal.ts'
import { expectNoSidewaysScroll, goTo, watchingLastPart } from '../support/screens.ts'

const portal = openPortal()
const SAVED = 'Registro atualizado com sucesso!!!'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' })
const named = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function openProfile(options: VisitOptions = {}): Promise<Page> {
  const page = await portal.visit('/perfil', options)
  await save(page).waitFor()
  return page
}

it('the profile is changed and saved by keyboard alone, and is there after a reload', async () => {
  const page = await openProfile()
  const name = named(page, 'Nome')
  await name.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Maria 😀 da Silva')
  await page.keyboard.press('Enter')
  await page.getByText(SAVED).waitFor()
  await page.reload()
  await save(page).waitFor()
  expect(await name.inputValue()).toBe('Maria 😀 da Silva')
})

it('the profile is saved although no list has the marital status that the registration holds, which stays', async () => {
  const sent: unknown[] = []
  const page = await portal.visit('/chats')
  await page.route('**/api/pessoa', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: { statusCode: 200 } })
    }
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    return route.fulfill({ response, json: { ...answer, data: { ...answer.data, estadoCivil: 'U' } } })
  })
  await goTo(page, '/perfil')
  const status = page.getByLabel('Estado civil')
  expect(await status.locator('option:checked').textContent()).toBe('No seu cadastro: U')
  await named(page, 'Nome').fill('Maria da Silva')
  await save(page).click()
  await page.getByText(SAVED).waitFor()
  expect(sent).toMatchObject([{ pessoa: { nomeRazao: 'Maria da Silva', estadoCivil: 'U' } }])
  // The portal reads the saved person, which may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

it('the profile that is left with changes comes back with them, and drops them on demand', async () => {
  const page = await openProfile()
  const name = named(page, 'Nome')
  const stored = await name.inputValue()
  await name.fill('Maria Clara')
  await goTo(page, '/chats')
  await page.goBack()
  await page.getByText('Continuamos de onde você parou.').waitFor()
  expect(await name.inputValue()).toBe('Maria Clara')
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Descartar alterações' }).click()
  expect(await name.inputValue()).toBe(stored)
  expect(await page.getByText('Continuamos de onde você parou.').count()).toBe(0)
})

it('the profile of a company says what is missing and focuses the first', async () => {
  const page = await openProfile({ profile: { profile: 'rich', kind: 'J' }, viewport: DESKTOP })
  const name = named(page, 'Razão social')
  await name.fill(' ')
  await named(page, 'CNPJ').fill('')
  await named(page, 'Endereço').fill('ab')
  await page.getByLabel('DDD').fill('')
  await page.getByLabel('Telefone').fill('')
  await save(page).click()
  for (const sentence of [
    'O campo Nome é obrigatorio',
    'O campo CNPJ é obrigatorio',
    'O campo Endereço é obrigatorio',
    'O Campo ddd é obrigatorio',
    'O Campo numero de telefone é obrigatorio',
  ]) {
    await page.getByText(sentence).first().waitFor()
  }
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessibleInBothThemes(page)
})

it('the profile waits for what the CEP tells, which it fills in and locks, and says when nothing could be sent', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await openProfile()
  await page.getByLabel('CEP').fill('01001000')
  await page.getByLabel('CEP').press('Enter')
  await page.getByText('O campo Número é obrigatorio').first().waitFor()
  expect(await named(page, 'Número').inputValue()).toBe('')
  expect(await page.getByLabel('Cidade').inputValue()).toBe('São Paulo')
  expect(await page.getByLabel('Cidade').getAttribute('readonly')).not.toBeNull()

  await portal.fault('GET /api/pessoa', status(400))
  portal.sandbox.requests.length = 0
  await named(page, 'Número').fill('1')
  await page.keyboard.press('Enter')
  await page.getByText('O cadastro não foi salvo').waitFor()
  await page.getByText(/^Nada foi enviado\./).waitFor()
  await expectAccessible(page)
  expect(portal.writes()).toEqual([])
})

it('the profile whose rules could not be fetched without a signal is checked and saved once there is one', async () => {
  portal.tolerate(/Failed to load resource/)
  const { prepare, lastPart } = watchingLastPart()
  const page = await portal.enter('/perfil', { prepare })
  await named(page, 'Nome').fill('Maria da Silva')
  await lastPart()
  await page.context().setOffline(true)
  await save(page).click()
  await page.getByText(/^Nada foi enviado\./).waitFor()
  await page.context().setOffline(false)
  await save(page).click()
  await page.getByText(SAVED).waitFor()
})

it('the profile keeps 10,000 characters that the server refuses, and is sent once however often it is pressed', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await openProfile()
  const long = 'a'.repeat(10_000)
  await named(page, 'Nome').fill(long)
  await portal.fault('POST /api/pessoa', status(400, { description: 'Nome longo demais.' }))
  await save(page).click()
  await page.getByText('Nome longo demais.').waitFor()
  expect(await named(page, 'Nome').inputValue()).toBe(long)
  await expectNoSidewaysScroll(page, '/perfil')

  await portal.fault('POST /api/pessoa', { kind: 'slow', ms: 300 })
  portal.sandbox.requests.length = 0
  await pressTwentyTimes(page, 'Salvar')
  await page.getByText(SAVED).waitFor()
  expect(portal.writes()).toHaveLength(1)
})

it('the phone prompt leads straight to the telephone of the profile, and is answered there', async () => {
  const page = await portal.visit('/portal', { profile: { profile: 'rich', phone: false } })
  await page.getByRole('button', { name: 'Atualizar cadastro' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'phoneKind')
  await page.getByLabel('Tipo de contato').selectOption({ label: 'Celular' })
  await page.getByLabel('DDD').fill('11')
  await page.getByLabel('Telefone').fill('987654321')
  await save(page).click()
  await page.getByText(SAVED).waitFor()
  await goTo(page, '/termos')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('leaving is asked first, tells the time left, and can be taken back', async () => {
  const page = await portal.visit('/perfil', {
    profile: { profile: 'rich', deactivated: { hours: 5, minutes: 0 } },
  })
  await page.getByText('Você tem 5 horas para solicitar a reativação do seu cadastro').waitFor()
  await page.getByRole('button', { name: 'Reativar cadastro' }).click()
  await page.getByText('Cadastro reativado com sucesso.').waitFor()
  await page.getByRole('button', { name: 'Desativar cadastro' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Desativar', exact: true }).click()
  await page.getByText('Solicitação recebida. Você tem 24 horas para reativar o seu cadastro.').waitFor()
  const timeLeft = 'Você tem 23 horas e 59 minutos para solicitar a reativação do seu cadastro'
  await page.getByText(timeLeft).waitFor()
})

it('a photo is made small, sent, and shown in the top bar too; what is none is refused with the reason', async () => {
  const page = await openProfile()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Alterar foto').setInputFiles({ name, mimeType, buffer })
  portal.sandbox.requests.length = 0
  // So low that the reason would stand below it, had it not been brought into sight.
  await page.setViewportSize({ width: 360, height: 420 })
  await page.getByLabel('Alterar foto').scrollIntoViewIfNeeded()
  for (const [name, type, buffer, sentence] of [
    ['foto.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /não é uma foto/],
    ['foto.png', 'image/png', Buffer.alloc(6 * 1024 * 1024), /mais de 5 MB/],
    ['foto.png', 'image/png', Buffer.from('<script>1</script>'), /não é uma foto/],
    ['foto.gif', 'image/gif', Buffer.from('GIF89a\x01\x00\x01\x00'), /Não foi possível ler/],
  ] as const) {
    await choose(name, type, buffer)
    const reason = page.getByText(sentence)
    await reason.waitFor()
    await expect
      .poll(() => reason.evaluate((each) => each.getBoundingClientRect().bottom))
      .toBeLessThan(420 - 56)
  }
  await expectAccessible(page)
  expect(portal.writes()).toEqual([])

  // A customer who has gone on to the end of the form stays there.
  await save(page).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await choose('foto.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await page.getByText(/não é uma foto/).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  const picture = { width: 1600, height: 800, channels: 3, background: '#c33' } as const
  const buffer = await sharp({ create: picture }).png().toBuffer()
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/pessoa/imagem')),
    choose('foto.png', 'image/png', buffer),
  ])
  await page.getByText('Foto atualizada.').waitFor()
  const sent = new URLSearchParams(request.postData() ?? '').get('imagem') ?? ''
  const { width, height, format } = await sharp(Buffer.from(sent.split(',')[1] ?? '', 'base64')).metadata()
  expect({ width, height, format }).toEqual({ width: 512, height: 256, format: 'jpeg' })
  await page.waitForFunction(() => document.querySelector('header img[src*="/sandbox/photos/"]') !== null)
})
