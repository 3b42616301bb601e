import { describe, expect, it } from 'vitest'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { type Caller, NOW, newCustomer, refused, sandboxForTests, signIn } from './caller.ts'

describe('the profile', () => {
  const sandbox = sandboxForTests()

  const personOf = (caller: Caller) => caller.data('/api/pessoa')
  const save = (caller: Caller, pessoa: unknown) => caller.postJson('/api/pessoa', { atributos: [], pessoa })

  it('is saved whole: name, channel, preferences, address and phone', async () => {
    const caller = await newCustomer(sandbox.current)
    const person = await personOf(caller)
    const change = {
      ...person,
      nomeRazao: 'Outro Nome',
      canal: 'SMS',
      preferencias: { ...person.preferencias, recebeWhatsapp: false },
      enderecos: [{ ...person.enderecos[0], logradouroNro: '999', cep: '80420090' }],
      telefones: [{ ...person.telefones[0], tipo: 'Fixo', ddd: '47', numero: '33334444' }],
    }
    expect((await save(caller, change)).body).toEqual({
      data: { mensagem: 'Cadastro atualizado com sucesso.' },
      statusCode: 200,
    })
    expect(await personOf(caller)).toEqual(change)
  })

  it('keeps a second phone and a second address', async () => {
    const caller = await newCustomer(sandbox.current)
    const person = await personOf(caller)
    const [address] = person.enderecos
    const [phone] = person.telefones
    const second = {
      enderecos: [address, { ...address, idEndereco: 0, logradouro: 'Rua do Trabalho' }],
      telefones: [phone, { ...phone, idTelefone: 0, numero: '912340000' }],
    }
    await save(caller, { ...person, ...second })
    const both = await personOf(caller)
    await save(caller, both)
    expect(await personOf(caller)).toEqual(both)
    expect([both.enderecos.length, both.telefones.length]).toEqual([2, 2])
  })

  it('cannot be saved over an address or phone of another customer', async () => {
    const person = await personOf(await newCustomer(sandbox.current))
    const thief = await newCustomer(sandbox.current)
    const own = await personOf(thief)
    for (const stolen of [{ enderecos: person.enderecos }, { telefones: person.telefones }]) {
      expect((await save(thief, { ...own, ...stolen })).status).toBe(400)
    }
    expect(await personOf(thief)).toEqual(own)
  })

  it.each([
    ['without a name', { nomeRazao: '' }, 'O campo Nome é obrigatorio'],
    ['with another document', { cpfCnpj: '11144477735' }, 'O documento do cadastro não pode ser alterado.'],
    ['without an e-mail', { email: null }, 'O campo E-mail é obrigatorio'],
    ['with a field of the wrong type', { nomeRazao: 7 }, 'Valor inválido para nomeRazao.'],
    ['with an unknown channel', { canal: 'FAX' }, 'O canal preferencial é obrigatorio'],
    ['without addresses', { enderecos: [] }, 'Informe um endereço.'],
  ])('is refused %s', async (_how, change, description) => {
    const caller = await newCustomer(sandbox.current)
    const answer = await save(caller, { ...(await personOf(caller)), ...change })
    expect(answer).toMatchObject(refused(400, description))
  })

  it('is refused as a form, as broken JSON and without its two parts', async () => {
    const caller = await newCustomer(sandbox.current)
    expect((await caller.post('/api/pessoa', { nomeRazao: 'x' })).status).toBe(415)
    const broken = await fetch(`${sandbox.current.url}/api/pessoa`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${caller.token}`, 'Content-Type': 'application/json' },
      body: '{"pessoa":',
    })
    expect(broken.status).toBe(400)
    const said = async (body: unknown) => (await caller.postJson('/api/pessoa', body)).body.description
    expect(await said([])).toBe('O corpo da requisição não é um JSON válido.')
    expect(await said({ pessoa: {} })).toBe('Informe a lista atributos.')
    expect(await said({ atributos: [] })).toBe('Informe os dados da pessoa.')
  })
})

describe('the photo', () => {
  const sandbox = sandboxForTests()
  const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

  it('is served with its content type and replaces the earlier one', async () => {
    const caller = await newCustomer(sandbox.current, { image: true })
    const before = (await caller.data('/api/pessoa/imagem')).url
    expect((await fetch(before)).headers.get('content-type')).toBe('image/png')

    const { url } = (await caller.post('/api/pessoa/imagem', { imagem: gif })).body.data
    const served = await fetch(url)
    expect(served.headers.get('content-type')).toBe('image/gif')
    expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(gif.split(',')[1])
    expect((await fetch(before)).status).toBe(404)
    expect((await caller.data('/api/pessoa/imagem')).url).toBe(url)
  })

  it.each([
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a text', 'data:text/plain;base64,b2k='],
    ['an address', 'https://example.com/photo.png'],
    ['text that is not base64', 'data:image/png;base64,<>'],
  ])('is refused when it is %s', async (_what, imagem) => {
    const caller = await newCustomer(sandbox.current)
    expect(await caller.post('/api/pessoa/imagem', { imagem })).toMatchObject(
      refused(400, 'Envie uma imagem PNG, JPEG, WebP ou GIF.'),
    )
  })
})

describe('deactivation', () => {
  it('can be undone within 24 hours', async () => {
    let now = NOW
    const sandbox = await startSandbox({ now: () => now })
    const caller = await newCustomer(sandbox)
    const timeLeft = async () => (await caller.data('/api/pessoa')).tempoRestanteReativacaoCadastro
    const hoursLater = (hours: number) => {
      now = new Date(NOW.getTime() + hours * 3_600_000)
    }

    await caller.post('/api/pessoa/desativar/PortalWeb')
    expect(await timeLeft()).toEqual({ dias: 0, horas: 23, minutos: 59 })
    expect((await caller.data('/api/pessoa')).dtaHoraSolicitacaoExclusao).toBe('2026-11-20T12:00:00')
    expect((await caller.post('/api/pessoa/desativar/PortalWeb')).status).toBe(400)

    hoursLater(5.5)
    expect(await timeLeft()).toEqual({ dias: 0, horas: 18, minutos: 29 })
    expect((await caller.post('/api/pessoa/reativar')).body.data.mensagem).toBe(
      'Cadastro reativado com sucesso.',
    )
    expect((await caller.data('/api/pessoa')).dtaHoraSolicitacaoExclusao).toBeNull()
    expect((await caller.post('/api/pessoa/reativar')).status).toBe(400)
    await sandbox.close()
  })

  it('cannot be undone after 24 hours', async () => {
    let now = NOW
    const sandbox = await startSandbox({ now: () => now })
    const { document } = await newCustomer(sandbox, { deactivated: { hours: 0, minutes: 10 } })
    now = new Date(NOW.getTime() + 60 * 60_000)
    const caller = await signIn(sandbox, document)
    const { tempoRestanteReativacaoCadastro: left } = await caller.data('/api/pessoa')
    expect(left).toEqual({ dias: 0, horas: 0, minutos: 0 })
    expect((await caller.post('/api/pessoa/reativar')).body.description).toBe(
      'O prazo para reativar o cadastro terminou.',
    )
    await sandbox.close()
  })
})

describe('the preferences', () => {
  const sandbox = sandboxForTests()

  it('are refused unless all five come as true or false', async () => {
    const caller = await newCustomer(sandbox.current)
    const { status, body } = await caller.post('/api/pessoa/preferencia', {
      recebeEmail: 'true',
      recebeSms: '1',
    })
    expect(status).toBe(400)
    expect(body.data.errors).toHaveLength(4)
  })
})
