import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leve o portal para a tela inicial' })
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' })
const DAY = 24 * 3_600_000

/** Headless browsers never offer to install: this is the event as Chromium sends it. Answers whether it was kept from it. */
const offerToInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return { outcome: answer }
    }
    window.dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  }, outcome)
const timesAsked = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0))

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s whose browser offers to install', (_, viewport) => {
  it('our dialog comes first, and the browser is asked in the press', async () => {
    const page = await portal.enter('/portal', { viewport })
    await home(page).waitFor()
    expect(await offerToInstall(page, 'accepted')).toBe(true)
    await dialog(page).waitFor()
    expect(await timesAsked(page)).toBe(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Instalar', exact: true }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await timesAsked(page)).toBe(1)
  })
})

describe('the install dialog', () => {
  it('has no accessibility violation in the dark theme', async () => {
    const page = await portal.enter('/portal', { colorScheme: 'dark' })
    await home(page).waitFor()
    await offerToInstall(page, 'accepted')
    await dialog(page).waitFor()
    await expectAccessible(page)
  })

  it('rests for 30 days once it was declined, and is in the menu all the while', async () => {
    const page = await portal.enter('/portal')
    await home(page).waitFor()
    await offerToInstall(page, 'accepted')
    await dialog(page).getByRole('button', { name: 'Agora não' }).click()

    await page.reload()
    await home(page).waitFor()
    await offerToInstall(page, 'accepted')
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Instalar o portal' }).click()
    await dialog(page).waitFor()
    await dialog(page).getByRole('button', { name: 'Agora não' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  it('comes back after the 30 days', async () => {
    const page = await portal.enter('/portal')
    await home(page).waitFor()
    await offerToInstall(page, 'dismissed')
    await page.getByRole('button', { name: 'Instalar', exact: true }).click()
    await dialog(page).waitFor({ state: 'hidden' })

    const inThirtyDays = await page.evaluate((days) => Date.now() + days, 30 * DAY)
    await page.evaluate((until) => {
      const record = JSON.parse(localStorage.getItem('portal.session') ?? '{}')
      localStorage.setItem(
        'portal.session',
        JSON.stringify({ ...record, '.expires': new Date(until).toUTCString() }),
      )
    }, inThirtyDays + DAY)
    await page.clock.setFixedTime(inThirtyDays + 60_000)
    await page.reload()
    await home(page).waitFor()
    await offerToInstall(page, 'accepted')
    await dialog(page).waitFor()
  })

  it('interrupts on the home screen alone', async () => {
    const page = await portal.enter('/voucher')
    await page.getByRole('heading', { level: 1, name: 'Vouchers' }).waitFor()
    await page.waitForLoadState('networkidle')
    await offerToInstall(page, 'accepted')
    await page.getByRole('button', { name: 'Minha conta' }).click()
    await page.getByRole('button', { name: 'Instalar o portal' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
  })
})

describe('on an iPhone', () => {
  it('the steps are shown in pictures, and nothing promises to do them', async () => {
    const page = await portal.enter('/portal', { userAgent: IPHONE })
    await dialog(page).waitFor()
    await dialog(page).getByText('Toque em Compartilhar').waitFor()
    expect(await dialog(page).getByRole('listitem').count()).toBe(3)
    expect(await page.getByRole('button', { name: 'Instalar', exact: true }).count()).toBe(0)
    await expectAccessible(page)

    await dialog(page).getByRole('button', { name: 'Agora não' }).click()
    await page.reload()
    await home(page).waitFor()
    // The terms, the phone and WhatsApp are asked about first: had the dialog to come, it would come after their answers.
    await page.waitForLoadState('networkidle')
    expect(await dialog(page).count()).toBe(0)
  })
})
