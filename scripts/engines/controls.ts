import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { choose, FIND, goTo, heading, press, text, toggle, type, until } from './actions.ts'
import type { EnginePage } from './engine-page.ts'
import type { Step } from './step.ts'

const RADIO = 'input[type=radio]'

async function pressRadio(page: EnginePage, name: string): Promise<void> {
  await press(page, name, RADIO)
  await until(page, `${name} chosen`, 'return every(arguments[0], arguments[1])[0].checked', RADIO, name)
}

/** Hands a file to a field as its dialog does. */
async function attach(page: EnginePage, name: string, file: string): Promise<void> {
  await until(page, name, 'return document.querySelector("input[type=file]")')
  await page.run(
    `const bytes = Uint8Array.from(atob(arguments[1]), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], arguments[0], { type: 'image/png' }))
    const field = document.querySelector('input[type=file]')
    field.files = data.files
    field.dispatchEvent(new Event('change', { bubbles: true }))`,
    name,
    file,
  )
}

/** Searches, and clears the search again. */
async function search(page: EnginePage, field: string, nowhere: string): Promise<void> {
  await type(page, field, 'xyzw')
  await text(page, nowhere)
  await press(page, 'Limpar busca')
  await until(page, 'all again', 'return !document.body.textContent.includes(arguments[0])', nowhere)
}

async function turn(page: EnginePage): Promise<void> {
  await press(page, 'Próxima')
  await until(
    page,
    'page 2',
    'return document.querySelector("main nav [aria-current=page]").textContent.includes("2")',
  )
}

async function open(page: EnginePage, name: string): Promise<void> {
  await press(page, name, 'summary')
  await until(page, `${name} open`, 'return every("summary", arguments[0])[0].parentElement.open', name)
}

/** White, 2 × 2. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII='

/** With the steps before them, each kind of control is used at least twice. */
export const controls: readonly Step[] = [
  {
    name: 'checkboxes',
    run: async (page) => {
      await goTo(page, paths.preferences, 'Minhas preferências')
      await toggle(page, 'SMS')
      await toggle(page, 'Cupom Digital')
      await press(page, 'Salvar')
      await text(page, 'Preferência salva com sucesso!!!')
    },
  },
  {
    name: 'lists, disclosures',
    run: async (page) => {
      await goTo(page, paths.offers, 'Ofertas exclusivas')
      await open(page, 'Filtrar e ordenar…')
      await choose(page, 'Ordenar por', 1)
      await goTo(page, paths.vouchers, 'Vouchers')
      await choose(page, 'Loja', 1)
      await goTo(page, paths.purchases, 'Compras')
      await press(page, 'Resumo')
      await open(page, 'Ver em tabela')
    },
  },
  {
    name: 'radios',
    run: async (page) => {
      await goTo(page, paths.offers, 'Ofertas exclusivas')
      await pressRadio(page, 'Ativadas…')
      await pressRadio(page, 'Todas…')
    },
  },
  {
    name: 'searches',
    run: async (page) => {
      await goTo(page, paths.campaign.rewards(CAMPAIGN.christmas), 'Trocar pontos')
      await search(page, 'Buscar recompensa', 'Nenhuma recompensa encontrada')
      await goTo(page, paths.stores, 'Encontre nossa loja')
      await search(page, 'Buscar loja', 'Nenhuma loja encontrada')
    },
  },
  {
    name: 'pages',
    run: async (page) => {
      await goTo(page, paths.purchases, 'Compras')
      await turn(page)
      await goTo(page, paths.cashbackStatement, 'Extrato de cashback')
      await turn(page)
    },
  },
  {
    name: 'files',
    run: async (page) => {
      await goTo(page, paths.profile, 'Meu perfil')
      await attach(page, 'notas.png', btoa('Notas de compra'))
      await text(page, 'Este arquivo não é uma foto')
      await attach(page, 'foto.png', PNG)
      // WPE's own canvas writes PNG alone; Safari's writes JPEG.
      const writesJpeg = await page.run(
        'return document.createElement("canvas").toDataURL("image/jpeg").startsWith("data:image/jpeg")',
      )
      await text(page, writesJpeg ? 'Foto atualizada.' : 'Não foi possível ler a foto.')
      return writesJpeg ? undefined : 'no JPEG'
    },
  },
  {
    name: 'buttons that stay down',
    run: async (page) => {
      await goTo(page, paths.home, 'Home')
      await press(page, 'Ocultar valores')
      await press(page, 'Mostrar valores')
      await until(page, 'the eye as it was', 'return every("button", "Ocultar valores").length')
      await goTo(page, paths.changePassword, 'Alterar minha senha')
      await press(page, 'Mostrar senha')
      await until(page, 'the letters of the password', 'return every("input[type=text]").length')
    },
  },
  {
    name: 'carousel',
    run: async (page) => {
      const moveTo = (name: string) =>
        until(
          page,
          `another picture by ${name}`,
          `const shown = () => document.querySelector('.swiper-slide-active').getAttribute('aria-label')
          if (!window.shownBefore) window.shownBefore = shown()
          if (window.shownBefore === shown()) { every('button', arguments[0])[0].click(); return false }
          window.shownBefore = undefined
          return true`,
          name,
        )
      await goTo(page, paths.home, 'Home')
      await press(page, 'Pausar destaques')
      await moveTo('Próximo destaque')
      await moveTo('Destaque anterior')
    },
  },
  {
    name: 'markers, links',
    run: async (page) => {
      await goTo(page, paths.stores, 'Encontre nossa loja')
      await until(page, 'two markers', 'return every("img.leaflet-marker-icon").length > 1')
      for (const place of [0, 1]) {
        await page.press(
          `${FIND} const marker = every('img.leaflet-marker-icon')[arguments[0]]
          return inMiddle(marker)`,
          place,
        )
        await until(
          page,
          'the marker chosen',
          'return every("img.leaflet-marker-icon")[arguments[0]].getAttribute("aria-pressed") === "true"',
          place,
        )
      }
      await press(page, 'Ofertas desta loja', 'a')
      await heading(page, 'Ofertas exclusivas')
    },
  },
  {
    name: 'copy, share',
    run: async (page) => {
      await goTo(page, paths.home, 'Home')
      await press(page, 'Meu CPF no caixa')
      await press(page, 'Copiar')
      await until(
        page,
        'words about the copy',
        'return /Copiado|Não foi possível copiar/.test(document.body.textContent)',
      )
      await press(page, 'Fechar')
    },
  },
  {
    name: 'menus',
    run: async (page) => {
      await goTo(page, paths.home, 'Home')
      await press(page, 'Abrir menu')
      await press(page, 'Tabloides', 'nav a')
      await heading(page, 'Tabloides')
      await press(page, 'Minha conta')
      await press(page, 'Meu Perfil', 'a')
      await heading(page, 'Meu perfil')
    },
  },
]
