import { describe, expect, it } from 'vitest'
import { callerWith, sandboxForTests, signIn } from './caller.ts'

/** An individual's registration as the portal sends it. */
const INDIVIDUAL = {
  origem: 'web',
  cpf: '12345678909',
  nome: 'Beatriz Nogueira',
  nomeFantasia: '',
  tratamento: '',
  ramoAtividade: '',
  fisicaJuridica: 'F',
  sexo: 'F',
  dataNascimento: '1992-02-29',
  estadoCivil: 'S',
  email: '',
  celular: '43987650000',
  senha: 'segredo',
  confirmpassword: 'segredo',
  filhos: 'false',
  animais: 'true',
  ativacao: 'email',
  'preferencias[recebeEmail]': 'true',
  'preferencias[recebeSms]': 'false',
  'preferencias[recebePush]': 'true',
  'preferencias[recebeWhatsapp]': 'false',
  'preferencias[cupomDigital]': 'true',
  aceitoTermos: 'true',
  'endereco[cep]': '86010390',
  'endereco[logradouro]': 'Avenida Paraná',
  'endereco[logradouroCmpl]': '',
  'endereco[logradouroNro]': '77',
  'endereco[bairro]': 'Centro',
  'endereco[cidade]': 'Londrina',
  'endereco[uf]': 'PR',
}

const COMPANY = {
  ...INDIVIDUAL,
  cpf: '11222333000181',
  nome: 'Mercearia Central Ltda',
  nomeFantasia: 'Mercearia Central',
  tratamento: 'Beatriz',
  ramoAtividade: 'Empório e mercearia',
  fisicaJuridica: 'J',
  sexo: '',
  dataNascimento: '',
  estadoCivil: '',
}

describe('registration', () => {
  const sandbox = sandboxForTests()

  const register = (form: Record<string, string>) =>
    callerWith(sandbox.current).post('/api/pessoa/cadastro', form)

  it.each([
    ['an individual', INDIVIDUAL],
    ['a company', COMPANY],
  ])('lets %s sign in at once and keeps what was sent', async (_who, form) => {
    expect((await register(form)).body).toEqual({
      data: { mensagem: 'Cadastro realizado com sucesso.' },
      statusCode: 200,
    })
    const caller = await signIn(sandbox.current, form.cpf, form.senha)
    const { data } = (await caller.get('/api/pessoa')).body
    expect(data).toMatchObject({
      nomeRazao: form.nome,
      cpfCnpj: form.cpf,
      fisicaJuridica: form.fisicaJuridica,
      email: null,
      dtaInclusao: '2026-11-20T12:00:00',
      preferencias: {
        recebeEmail: true,
        recebeSms: false,
        recebePush: true,
        recebeWhatsapp: false,
        cupomDigital: true,
      },
      enderecos: [{ cep: '86010390', logradouroNro: '77', cidade: 'Londrina', uf: 'PR' }],
      telefones: [{ tipo: 'Celular', ddd: '43', numero: '987650000', preferencial: true }],
    })
  })

  it('starts a customer with welcome points and accepted terms, and with nothing else', async () => {
    await register({ ...INDIVIDUAL, cpf: '16899535009' })
    const caller = await signIn(sandbox.current, '16899535009', INDIVIDUAL.senha)
    expect(await caller.data('/api/fidelidade/campanha/7/extratos/pontos')).toEqual({ pontos: 300 })
    expect(await caller.data('/api/termosaceite/tipo/verificaaceite')).toEqual({ aceitouTermos: true })
    expect(await caller.data('/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=135')).toEqual({
      data: [],
      totalPages: 0,
    })
    expect(await caller.data('/api/contacorrente/saldo')).toEqual({
      saldo: { valorDisponivel: 0, valorPendente: 0 },
    })
    expect(await caller.data('/api/promocoes/global/?idEmpresa=1')).not.toEqual([])
  })

  it.each([
    ['a CPF with wrong check digits', { cpf: '98765432101' }, 'CPF inválido'],
    ['a CNPJ for an individual', { cpf: '12ABC34502DE16' }, 'CPF inválido'],
    ['a day that does not exist', { dataNascimento: '1991-02-29' }, 'Data de nascimento inválida'],
    ['a day in the future', { dataNascimento: '2026-11-21' }, 'Data de nascimento inválida'],
    ['a masked CEP', { 'endereco[cep]': '86010-390' }, 'Informe um CEP'],
    ['a boolean that is neither true nor false', { filhos: 'sim' }, 'Informe filhos como true ou false.'],
    [
      'passwords that differ',
      { confirmpassword: 'outro' },
      'A senha e a confirmação de senha não correspondem',
    ],
    ['terms not accepted', { aceitoTermos: 'false' }, 'Aceite os termos para continuar'],
    ['another origin', { origem: 'app' }, 'Informe a origem web'],
    ['a name left empty', { nome: '' }, 'Informe um nome'],
  ])('refuses %s', async (_what, change, problem) => {
    const { status, body } = await register({ ...INDIVIDUAL, cpf: '98765432100', ...change })
    expect(status).toBe(400)
    expect(body.data.errors).toContain(problem)
  })

  it('names every missing field at once', async () => {
    const { body } = await register({ fisicaJuridica: 'J' })
    expect(body.description).toBe('Não foi possível concluir o cadastro.')
    expect(body.data.errors).toEqual(
      expect.arrayContaining([
        'Informe a Nome Fantasia',
        'Informe o Ramo de Atividade',
        'Informe um Nome para Contato',
        'Informe um numero de celular',
        'Informe uma senha',
        'Confirme a senha',
        'Informe um CEP',
        'Informe um UF',
      ]),
    )
  })
})
