import type { Page } from 'playwright-core'
import { SMALL_PHOTO } from '../../sandbox/control/create-customer.ts'
import type { WireCall } from '../../scripts/pact/wire-calls.ts'
import { MARIA } from '../pact/support/examples.ts'

interface ScreenOfTests {
  /** What it says to a new customer, in a store group that has no data either. */
  readonly nothing?: readonly string[]
  /** What could not be loaded, as it names it: left out where it asks the server for nothing until the customer presses something. */
  readonly loads?: readonly string[]
  /** Presses everything that reads or writes something, as the customer whom the contracts know. It types what they promise. */
  readonly presses?: (page: Page, sent: (call: WireCall) => Promise<void>) => Promise<void>
}

/** What the browser tests cannot find out by themselves, by the address of the screen. */
const SCREENS: Readonly<Record<string, ScreenOfTests>> = {
  '/portal': {
    nothing: [
      'Informe seu CPF no caixa',
      'Seus descontos aparecem aqui.',
      'Escolha uma loja para ver as ofertas',
    ],
    loads: ['os seus dados'],
  },
  '/promocoes': {
    nothing: ['Escolha uma loja para ver as suas ofertas'],
    loads: ['as lojas.'],
    presses: async (page) => {
      await page.getByRole('button', { name: 'Ativar' }).first().click()
      await page.getByRole('button', { name: 'Ativada' }).first().waitFor()
    },
  },
  '/campanhas': { nothing: ['Nenhuma campanha por enquanto.'], loads: ['as campanhas.'] },
  '/campanha/7/detalhes': { loads: ['a campanha.'] },
  '/campanha/7/regulamento': { loads: ['o regulamento.'] },
  '/campanha/7/extrato': {
    nothing: ['Não há nenhum extrato disponível.'],
    loads: ['os seus pontos.', 'o extrato.'],
  },
  '/campanha/7/resgates': {
    nothing: ['Nenhuma recompensa por enquanto.'],
    loads: ['os seus pontos.', 'as recompensas.'],
    presses: async (page) => {
      await page.getByRole('button', { name: 'Trocar', exact: true }).first().click()
      await page.getByRole('button', { name: 'Confirmar troca' }).click()
      await page.getByText('Parabéns! Troca Realizada com Sucesso!!!').waitFor()
    },
  },
  '/campanha/7/resgates/detalhes': {
    nothing: ['Nenhum resgate pendente.'],
    loads: ['os resgates pendentes.'],
    presses: (page) => page.getByRole('tab', { name: 'Resgates Efetuados' }).click(),
  },
  '/voucher': {
    nothing: ['Você não tem vouchers ativos.'],
    loads: ['as lojas.', 'os seus vouchers.'],
    presses: (page) => page.getByRole('tab', { name: 'Finalizados' }).click(),
  },
  '/tabloides': { nothing: ['Escolha uma loja para ver os tabloides'], loads: ['as lojas.'] },
  '/compras': { nothing: ['Não há registros para serem mostrados'], loads: ['as suas compras.'] },
  '/location': { nothing: ['Ainda não há lojas para mostrar.'], loads: ['as lojas.'] },
  '/termos': {
    nothing: ['Você ainda não aceitou nenhum termo.'],
    loads: ['os seus termos.'],
    presses: async (page, sent) => {
      await page.getByRole('button', { name: 'Regulamento do Programa' }).click()
      await page.clock.fastForward(1500)
      await sent('GET /api/termo/{id}')
    },
  },
  '/pdo': {},
  '/chats': {},
  '/perfil': { loads: ['o seu cadastro.'], presses: pressProfile },
  '/change-password': {
    presses: async (page) => {
      await page.getByLabel('Senha atual', { exact: true }).fill(MARIA.senha)
      await page.getByLabel('Nova senha', { exact: true }).fill('nova senha & 100%')
      await page.getByLabel('Confirmar nova senha', { exact: true }).fill('nova senha & 100%')
      await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
      await page.getByText('Senha alterada com sucesso').waitFor()
    },
  },
  '/minhas-preferencias': {
    loads: ['as suas preferências.'],
    presses: async (page) => {
      await page.getByRole('checkbox', { name: 'SMS' }).uncheck()
      await page.getByRole('checkbox', { name: 'Push' }).check()
      await page.getByRole('checkbox', { name: 'Whatsapp' }).uncheck()
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('checkbox', { name: 'Cupom Digital' }).check()
      await page.getByRole('button', { name: 'Salvar' }).click()
      await page.getByText('Preferência salva com sucesso!!!').waitFor()
    },
  },
  '/contacorrente/extrato': {
    nothing: [
      'Nenhuma informação registrada.',
      'Nenhum cashback com data para vencer.',
      'Informe seu CPF ou CNPJ no caixa para juntar cashback.',
      'Nenhuma compra aguarda confirmação.',
    ],
    loads: ['o seu saldo.', 'o seu extrato.'],
  },
}

export function screenAt(path: string): ScreenOfTests {
  const screen = SCREENS[path]
  if (!screen) throw new Error(`Nothing is said here of the screen at ${path}.`)
  return screen
}

/** Fills in one text field after the other, by its name. */
export const textFields = (page: Page) => (name: string, value: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(value)

async function pressProfile(page: Page, sent: (call: WireCall) => Promise<void>): Promise<void> {
  const photo = Buffer.from(SMALL_PHOTO.replace('data:image/png;base64,', ''), 'base64')
  await page
    .getByLabel('Alterar foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo })
  await sent('POST /api/pessoa/imagem')
  const fill = textFields(page)
  await fill('Nome', 'Maria Clara Souza Lima')
  await fill('Data de nascimento', '18/05/1990')
  await page.getByLabel('Estado civil', { exact: true }).selectOption('divorced')
  await fill('E-mail', 'clara@example.com')
  await fill('DDD', '11')
  await fill('Telefone', '912345678')
  await page.getByRole('radio', { name: 'SMS' }).check()
  await fill('Endereço', 'Rua Direita')
  await fill('Número', 'S/N')
  await fill('Complemento', '')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Registro atualizado com sucesso!!!').waitFor()
  await page.getByRole('button', { name: 'Desativar cadastro' }).click()
  await page.getByRole('button', { name: 'Desativar', exact: true }).click()
  await page.getByRole('button', { name: 'Reativar cadastro' }).click()
  await sent('POST /api/pessoa/reativar')
}
