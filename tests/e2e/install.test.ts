import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { enlargeText, misfits } from '../support/fit.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal, SECOND_VISIT, visitAgain } from '../support/portal.ts'
import { goTo } from '../support/screens.ts'
import { atHome } from '../support/session-screen.ts'

const portal = openPortal()

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leve o portal para a tela inicial' })
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Minha conta' })

/** Headless browsers never offer to install: this is the event as Chromium sends it. Answers whether it was kept from it. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return { outcome: 'accepted' }
    }
    window.dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })
const timesAsked = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0))

it('our dialog comes first, rests once it was declined, is in the menu all the while, and the browser is asked in the press', async () => {
  const page = await portal.enter('/portal')
  await atHome(page)
  expect(await offerToInstall(page)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await dialog(page).count()).toBe(0)

  await page.reload()
  await atHome(page)
  await offerToInstall(page)
  await page.waitForLoadState('networkidle')
  expect(await dialog(page).count()).toBe(0)

  await visitAgain(page)
  await atHome(page)
  await offerToInstall(page)
  await dialog(page).waitFor()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Agora não' }).click()

  await visitAgain(page)
  await atHome(page)
  await offerToInstall(page)
  await accountMenu(page).click()
  await expectAccessible(page)
  expect(await dialog(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Instalar o portal' }).click()
  await dialog(page).waitFor()
  expect(await timesAsked(page)).toBe(0)
  await page.getByRole('button', { name: 'Instalar', exact: true }).click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await timesAsked(page)).toBe(1)
})

it('on an iPhone the steps are shown in pictures, and nothing promises to do them', async () => {
  const page = await portal.enter('/portal', { userAgent: IPHONE, storage: SECOND_VISIT })
  await dialog(page).waitFor()
  await dialog(page).getByText('Toque em Compartilhar').waitFor()
  expect(await dialog(page).getByRole('listitem').count()).toBe(3)
  expect(await page.getByRole('button', { name: 'Instalar', exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page)
  expect(await misfits(page)).toEqual([])

  await dialog(page).getByRole('button', { name: 'Agora não' }).click()
  await page.reload()
  await atHome(page)
  // The terms, the phone and WhatsApp are asked about first: had the dialog to come, it would come after their answers.
  await page.waitForLoadState('networkidle')
  expect(await dialog(page).count()).toBe(0)
})

it('going back closes it at once, also where the customer opened it', async () => {
  const page = await portal.enter('/chats', { userAgent: IPHONE, storage: SECOND_VISIT })
  const chats = page.getByRole('heading', { level: 1, name: 'Chats' })
  const isFocused = () => chats.evaluate((heading) => heading === document.activeElement)
  await chats.waitFor()
  await goTo(page, '/portal')
  await dialog(page).waitFor()
  const person = await holdBack(page, '**/api/pessoa')
  // Then Chats asks for the person again.
  await page.clock.fastForward(2000)
  await page.goBack()
  await chats.waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(isFocused).toBe(true)
  person.release()

  await goTo(page, '/tabloides')
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Instalar o portal' }).click()
  await dialog(page).waitFor()
  await page.goBack()
  await chats.waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(isFocused).toBe(true)
})
