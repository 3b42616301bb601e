import { describe, it } from 'vitest'
import { DESKTOP, expectAccessible, openPortal, PHONE } from '../support/portal.ts'

const portal = openPortal()

/** axe leaves what stands on a gradient undecided, so each gradient becomes the lighter of its colours. */
const flattenGradients = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (!getComputedStyle(element).backgroundImage.startsWith('linear-gradient')) continue
    element.style.background = 'var(--color-hero)'
  }
}

describe('a failed load on a coloured card is readable', () => {
  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a phone, dark', PHONE, 'dark'],
    ['a desktop, light', DESKTOP, 'light'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)('on %s', async (_, viewport, colorScheme) => {
    portal.tolerate(/Failed to load resource/)
    await portal.control('faults', {
      faults: [{ call: 'GET /api/*', fault: { kind: 'status', status: 500 } }],
    })
    const page = await portal.open('/portal', { customer: await portal.customer(), viewport, colorScheme })
    for (const [path, what] of [
      ['/portal', 'o seu saldo'],
      ['/contacorrente/extrato', 'o seu saldo'],
      ['/campanha/7/resgates', 'os seus pontos'],
    ] as const) {
      await page.evaluate((address) => window.location.assign(`#${address}`), path)
      await page.waitForFunction((address) => window.location.hash === `#${address}`, path)
      await page.getByText(`Não foi possível carregar ${what}.`).waitFor()
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
      await page.evaluate(flattenGradients)
      await expectAccessible(page)
    }
    await portal.control('faults', { faults: [] })
  })
})
