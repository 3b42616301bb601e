import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { CAMPAIGN } from '../../sandbox/seed/campaigns.ts'
import { paths } from '../../src/ui/screen/paths.ts'
import { readPortalFiles } from '../build/built-table.ts'
import {
  DESKTOP,
  goTo,
  type Look,
  openHome,
  openLogin,
  PHONE,
  PHONE_IN_LIGHT,
  takePicture,
} from './camera.ts'

const PAGE = 'docs/screens.md'
/** Beside the page. */
const FOLDER = 'pictures/screens'

/** With {@link PHONE_IN_LIGHT}, each size and each theme once. */
const DESKTOP_IN_DARK: Look = { viewport: DESKTOP, colorScheme: 'dark' }

/** A term that can be read before the registration. */
const TERM = 'Regulamento do Programa'

type Screen = ReturnType<typeof readPortalFiles>['screens'][number]

/** Takes pictures of every screen with the sandbox's data, and writes the page that shows them. */
export async function takeScreens(browser: Browser, url: string): Promise<void> {
  const { screens } = readPortalFiles()
  for (const look of [PHONE_IN_LIGHT, DESKTOP_IN_DARK]) {
    const page = await openLogin(browser, url, look)
    const takeAll = async (isProtected: boolean) => {
      for (const screen of screens.filter((each) => Boolean(each.protected) === isProtected))
        await take(page, screen, `docs/${fileOf(screen, look)}`)
    }
    await takeAll(false)
    await page.goto(url)
    await openHome(page)
    await takeAll(true)
    await page.context().close()
  }
  await writeFile(PAGE, pageOf(screens))
}

async function take(page: Page, { path, title }: Screen, file: string): Promise<void> {
  if (path === paths.openedTerm) return takeTerm(page, file)
  await goTo(page, path.replace(':id', String(CAMPAIGN.christmas)), title)
  await takePicture(page, file)
}

/** A term opens in a tab of its own, from the registration. */
async function takeTerm(page: Page, file: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#${paths.register}`)
  const link = page.getByRole('link', { name: TERM })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')])
  await tab.getByRole('heading', { level: 1, name: TERM }).waitFor()
  await takePicture(tab, file)
  await tab.close()
}

/** `/campanha/:id/resgates` is `campanha-resgates`. */
function fileOf({ path }: Screen, { viewport }: Look): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== ':id')
  return `${FOLDER}/${parts.join('-') || 'entrar'}-${viewport === PHONE ? 'phone' : 'desktop'}.webp`
}

function pageOf(screens: readonly Screen[]): string {
  const sections = screens.map((screen) => {
    const pictures = [PHONE_IN_LIGHT, DESKTOP_IN_DARK].map(
      (look) =>
        `  <img src="${fileOf(screen, look)}" height="400" alt="${screen.title}, ${look.viewport.width} × ${look.viewport.height}, ${look.colorScheme} theme" />\n`,
    )
    return `## ${screen.title}\n\n\`#${screen.path}\`\n\n<p>\n${pictures.join('')}</p>\n`
  })
  return `# Every screen

As a customer of the sandbox sees it on 20/11/2026, without scrolling: on a phone in the light theme, and on a desktop in the dark one. \`npm run pictures\` takes these pictures and writes this page.

${sections.join('\n')}`
}
