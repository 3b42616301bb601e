import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import {
  DESKTOP,
  expectAccessible,
  openPortal,
  PHONE,
  pressTwentyTimes,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()
const SAVED = 'Registro atualizado com sucesso!!!'

const opened = async (page: Page) => page.getByRole('button', { name: 'Salvar' }).waitFor()

describe('the profile', () => {
  it('is changed and saved by keyboard alone, and is there after a reload', async () => {
    const page = await portal.enter('/perfil')
    const name = page.getByLabel('Nome', { exact: true })
    await name.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Maria 😀 da Silva')
    await page.keyboard.press('Enter')
    await page.getByText(SAVED).waitFor()
    await page.reload()
    await opened(page)
    expect(await name.inputValue()).toBe('Maria 😀 da Silva')
  })

  it('sends back unchanged what it does not show', async () => {
    const page = await portal.enter('/perfil')
    await opened(page)
    await page.getByLabel('Complemento').fill('fundos')
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/pessoa')),
      page.getByRole('button', { name: 'Salvar' }).click(),
    ])
    await page.getByText(SAVED).waitFor()
    expect(request.postDataJSON()).toMatchObject({
      atributos: [],
      pessoa: {
        tipo: 'web',
        tempoLimiteReativacaoCadastro: 24,
        dtaInclusao: '2021-03-14T00:00:00',
        enderecos: [
          { idEndereco: expect.any(Number), cep: '80250160', logradouroCMPL: 'fundos', codMun: 4106902 },
        ],
        telefones: [{ idTelefone: expect.any(Number), preferencial: true }],
      },
    })
  })

  it.each([
    ['F', PHONE, 'light', 'O campo CPF é obrigatorio'],
    ['J', DESKTOP, 'dark', 'O campo CNPJ é obrigatorio'],
  ] as const)(
    'says what is missing for %s and focuses the first',
    async (kind, viewport, colorScheme, message) => {
      const page = await portal.enter('/perfil', {
        profile: { profile: 'rich', kind },
        viewport,
        colorScheme,
      })
      await opened(page)
      await expectAccessible(page)
      const name = page.getByLabel(kind === 'F' ? 'Nome' : 'Razão social', { exact: true })
      await name.fill(' ')
      await page.getByLabel(kind === 'F' ? 'CPF' : 'CNPJ', { exact: true }).fill('')
      await page.getByLabel('Endereço', { exact: true }).fill('ab')
      await page.getByLabel('DDD').fill('')
      await page.getByLabel('Telefone').fill('')
      await page.getByRole('button', { name: 'Salvar' }).click()
      for (const sentence of [
        'O campo Nome é obrigatorio',
        message,
        'O campo Endereço é obrigatorio',
        'O Campo ddd é obrigatorio',
        'O Campo numero de telefone é obrigatorio',
      ]) {
        await page.getByText(sentence).first().waitFor()
      }
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
      await expectAccessible(page)
    },
  )

  it('fills in and locks what the CEP tells', async () => {
    const page = await portal.enter('/perfil')
    await opened(page)
    await page.getByLabel('CEP').fill('01001000')
    await page.getByLabel('CEP').blur()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'São Paulo',
    )
    expect(await page.getByLabel('Número', { exact: true }).inputValue()).toBe('')
    expect(await page.getByLabel('Cidade').getAttribute('readonly')).not.toBeNull()
  })

  it('waits for what the CEP tells when Enter is pressed in it, and says when nothing could be sent', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/perfil')
    await opened(page)
    await page.getByLabel('CEP').fill('01001000')
    await page.getByLabel('CEP').press('Enter')
    await page.getByText('O campo Número é obrigatorio').first().waitFor()
    expect(await page.getByLabel('Cidade').inputValue()).toBe('São Paulo')

    await portal.fault('GET /api/pessoa', status(400))
    portal.sandbox.requests.length = 0
    await page.getByLabel('Número', { exact: true }).fill('1')
    await page.keyboard.press('Enter')
    await page.getByText('O cadastro não foi salvo').waitFor()
    await page
      .getByText(/^Nada foi enviado\./)
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(portal.sandbox.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it("shows the server's words when it refuses, keeps what was typed, and takes 10,000 characters", async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/perfil')
    await opened(page)
    const long = 'a'.repeat(10_000)
    await page.getByLabel('Nome', { exact: true }).fill(long)
    await portal.fault('POST /api/pessoa', status(400, { description: 'Nome longo demais.' }))
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Nome longo demais.').first().waitFor()
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('sends one request however often it is pressed', async () => {
    const page = await portal.enter('/perfil')
    await opened(page)
    await portal.fault('POST /api/pessoa', { kind: 'slow', ms: 300 })
    portal.sandbox.requests.length = 0
    await pressTwentyTimes(page, 'Salvar')
    await page.getByText(SAVED).waitFor()
    expect(portal.sandbox.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('says so in place when it cannot be loaded, and loads again', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/pessoa', status(400))
    const page = await portal.enter('/perfil')
    await page.getByText('Não foi possível carregar o seu cadastro.').waitFor()
    await expectAccessible(page)
    await portal.heal()
    await tryAgain(page)
    await opened(page)
  })

  it('leads from the phone prompt straight to the telephone', async () => {
    const page = await portal.enter('/portal', { profile: { profile: 'rich', phone: false } })
    await page.getByRole('button', { name: 'Atualizar cadastro' }).click()
    await opened(page)
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'phoneKind')
    await page.getByLabel('Tipo de contato').selectOption({ label: 'Celular' })
    await page.getByLabel('DDD').fill('11')
    await page.getByLabel('Telefone').fill('987654321')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText(SAVED).waitFor()
    await page.goto(`${portal.url}/#/termos`)
    await page.getByRole('heading', { level: 1, name: 'Termos do programa' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('leaving and coming back', () => {
  it('is asked first, tells the time left, and can be taken back', async () => {
    const page = await portal.enter('/perfil')
    await page.getByRole('button', { name: 'Desativar cadastro' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Desativar', exact: true }).click()
    await page.getByText('Solicitação recebida. Você tem 24 horas para reativar o seu cadastro.').waitFor()
    await page
      .getByText('Você tem 23 horas e 59 minutos para solicitar a reativação do seu cadastro')
      .waitFor()
    await page.getByRole('button', { name: 'Reativar cadastro' }).click()
    await page.getByText('Cadastro reativado com sucesso.').waitFor()
    await page.getByRole('button', { name: 'Desativar cadastro' }).waitFor()
  })

  it('tells no time when an hour is full', async () => {
    const page = await portal.enter('/perfil', {
      profile: { profile: 'rich', deactivated: { hours: 5, minutes: 0 } },
    })
    await page.getByText('Seu cadastro está em processo de desativação').waitFor()
  })
})

describe('the photo', () => {
  const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Alterar foto').setInputFiles({ name, mimeType, buffer })

  it('is made small, sent, and shown in the top bar too', async () => {
    const page = await portal.enter('/perfil')
    await opened(page)
    const buffer = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/api/pessoa/imagem')),
      choose(page, 'foto.png', 'image/png', buffer),
    ])
    await page.getByText('Foto atualizada.').waitFor()
    const sent = new URLSearchParams(request.postData() ?? '').get('imagem') ?? ''
    const { width, height, format } = await sharp(Buffer.from(sent.split(',')[1] ?? '', 'base64')).metadata()
    expect({ width, height, format }).toEqual({ width: 512, height: 256, format: 'jpeg' })
    await page.waitForFunction(() => document.querySelector('header img[src*="/sandbox/photos/"]') !== null)
  })

  it.each([
    [
      'an SVG',
      'foto.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /não é uma foto/,
    ],
    [
      'HTML under the name of a photo',
      'foto.png',
      'image/png',
      Buffer.from('<script>1</script>'),
      /não é uma foto/,
    ],
    ['6 MB', 'foto.png', 'image/png', Buffer.alloc(6 * 1024 * 1024), /mais de 5 MB/],
    [
      'the beginning of a photo',
      'foto.gif',
      'image/gif',
      Buffer.from('GIF89a\x01\x00\x01\x00'),
      /Não foi possível ler/,
    ],
  ])('cannot be %s', async (_, name, mimeType, buffer, sentence) => {
    const page = await portal.enter('/perfil')
    await opened(page)
    portal.sandbox.requests.length = 0
    await choose(page, name, mimeType, buffer)
    await page.getByText(sentence).waitFor()
    await expectAccessible(page)
    expect(portal.sandbox.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
