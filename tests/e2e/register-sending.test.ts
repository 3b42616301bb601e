import { describe, expect, it } from 'vitest'
import { expectAccessible, openPortal, PHONE, pressTwentyTimes } from '../support/portal.ts'
import {
  fillCompany,
  fillIndividual,
  freshDocument,
  registerPressed,
  thanks,
} from '../support/registration-screen.ts'

const portal = openPortal()

describe('what is sent', () => {
  it('is exactly the payload of the contract, once, however often it is pressed', async () => {
    const document = freshDocument('F')
    const page = await portal.open('/register')
    await fillIndividual(page, { document })
    await page.getByRole('checkbox', { name: 'Tenho animais' }).check()
    await page.getByRole('checkbox', { name: 'Cupom digital' }).check()
    await portal.fault('POST /api/pessoa/cadastro', { kind: 'slow', ms: 200 })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/cadastro')) sent.push(request.postData() ?? '')
    })
    await pressTwentyTimes(page, 'Cadastrar')
    await thanks(page).waitFor()

    expect(sent).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
      origem: 'web',
      cpf: document,
      nome: 'Ana Beatriz Lima',
      nomeFantasia: '',
      tratamento: '',
      ramoAtividade: '',
      fisicaJuridica: 'F',
      sexo: 'F',
      dataNascimento: '1990-05-17',
      estadoCivil: 'C',
      email: 'ana@example.com',
      celular: '11987654321',
      senha: 'cafezinho1',
      confirmpassword: 'cafezinho1',
      filhos: 'false',
      animais: 'true',
      ativacao: 'email',
      'preferencias[recebeEmail]': 'true',
      'preferencias[recebeSms]': 'true',
      'preferencias[recebePush]': 'true',
      'preferencias[recebeWhatsapp]': 'true',
      'preferencias[cupomDigital]': 'true',
      aceitoTermos: 'true',
      'endereco[cep]': '01001000',
      'endereco[logradouro]': 'Praça da Sé',
      'endereco[logradouroNro]': '100',
      'endereco[logradouroCmpl]': '',
      'endereco[bairro]': 'Sé',
      'endereco[cidade]': 'São Paulo',
      'endereco[uf]': 'SP',
    })
  })

  it("has a company's own facts, with the letters of its CNPJ", async () => {
    const document = freshDocument('J')
    const page = await portal.open('/register')
    await fillCompany(page, { document: document.toLowerCase() })
    const request = page.waitForRequest(/\/cadastro$/)
    await registerPressed(page)
    const sent = new URLSearchParams((await request).postData() ?? '')
    await thanks(page).waitFor()
    expect(Object.fromEntries(sent)).toMatchObject({
      cpf: document,
      nome: 'Padaria Sol Ltda',
      nomeFantasia: 'Padaria Sol',
      tratamento: 'José',
      ramoAtividade: 'Padaria',
      fisicaJuridica: 'J',
      sexo: '',
      dataNascimento: '',
      estadoCivil: '',
    })
  })

  it('may hold emoji and ten thousand characters', async () => {
    const page = await portal.open('/register')
    await fillIndividual(page, { document: freshDocument('F'), name: `😀 Zoë 👨‍👩‍👧 ${'a'.repeat(10_000)}` })
    await page.getByRole('textbox', { name: 'Complemento' }).fill('b'.repeat(10_000))
    await registerPressed(page)
    await thanks(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})

describe('a registration that the server refuses', () => {
  it('shows the description and every error, and keeps what was typed', async () => {
    const customer = await portal.customer()
    portal.tolerate(/400/)
    const page = await portal.open('/register')
    await fillIndividual(page, { document: customer.document })
    await registerPressed(page)

    const status = page.getByRole('status')
    await status.getByText('CPF já cadastrado.').waitFor()
    await status.getByText('Já existe um cadastro com este CPF. Entre ou recupere a senha.').waitFor()
    await page.getByText('O cadastro não foi aceito').waitFor()
    expect(await page.getByRole('textbox', { name: 'Senha', exact: true }).inputValue()).toBe('cafezinho1')
    await expectAccessible(page)
  })

  it('says so in its own words when the server has none, and admits what it does not know', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.open('/register')
    await fillIndividual(page, { document: freshDocument('F') })
    await portal.fault('POST /api/pessoa/cadastro', { kind: 'lost-answer' })
    await registerPressed(page)
    await page
      .getByRole('status')
      .getByText('Ocorreu um erro ao registrar, por favor tente mais tarde.')
      .waitFor()
    await page.getByText('Não sabemos se o cadastro foi concluído').waitFor()
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('Ana Beatriz Lima')
    await expectAccessible(page)
  })
})
