import { describe, expect, it } from 'vitest'
import { answering, status } from '../support/faults.ts'
import {
  DESKTOP,
  expectAccessible,
  openPortal,
  PHONE,
  resumeTime,
  STOPPED_BY_POLICY,
  stopTime,
  tryAgain,
} from '../support/portal.ts'

const portal = openPortal()
const RULES = 'Regulamento do Programa'

describe('the accepted terms', () => {
  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)('open 1.5 s after they were pressed, on %s', async (_, viewport, colorScheme) => {
    const page = await portal.enter('/termos', { viewport, colorScheme })
    const card = page.getByRole('button', { name: RULES, exact: true })
    await card.waitFor()
    await page.getByText('Aceito em 20/11/2026').first().waitFor()
    await page.getByText('IP 203.0.113.7').first().waitFor()
    await expectAccessible(page)

    await stopTime(page)
    await card.click()
    await page.clock.fastForward(500)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await resumeTime(page, 1000)
    const dialog = page.getByRole('dialog', { name: RULES })
    await dialog.getByText('Quem pode participar').waitFor()
    await expectAccessible(page)

    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await focusedText(page)).toContain(RULES)
  })

  it('print nothing but the term', async () => {
    const page = await portal.enter('/termos')
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes'
      }
    })
    await page.getByRole('button', { name: RULES }).click()
    await page.clock.fastForward(1500)
    await page.getByText('Quem pode participar').waitFor()
    await page.getByRole('button', { name: 'Imprimir' }).click()
    expect(await page.evaluate(() => document.body.dataset.printed)).toBe('yes')

    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(await page.getByText('Quem pode participar').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
  })

  it('say so when the print dialog cannot be opened', async () => {
    const page = await portal.enter('/termos')
    await page.evaluate(() => {
      window.print = () => {
        throw new Error('not here')
      }
    })
    await page.getByRole('button', { name: RULES }).click()
    await page.clock.fastForward(1500)
    await page.getByText('Quem pode participar').waitFor()
    await page.getByRole('button', { name: 'Imprimir' }).click()
    await page.getByText('Não foi possível abrir a janela de impressão.').waitFor()
  })

  it('run nothing of what a term carries', async () => {
    portal.tolerate(...STOPPED_BY_POLICY)
    await portal.fault(
      'GET /api/termo/*',
      answering({
        idTermo: 3,
        nomeTipo: RULES,
        termo:
          '<p style="position:fixed">Texto bom</p><script>document.title="runs"</script><img src=x onerror="document.title=\'runs\'"><a href="javascript:alert(1)">link</a>',
      }),
    )
    const page = await portal.enter('/termos')
    await page.getByRole('button', { name: RULES }).click()
    await page.clock.fastForward(1500)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Texto bom').waitFor()
    expect(await page.title()).not.toBe('runs')
    expect(await dialog.locator('script, [style], [onerror], [href^="javascript"]').count()).toBe(0)
  })

  it('say so in place when there is none, when the list fails and when a text fails', async () => {
    portal.tolerate(/Failed to load resource/)
    const newcomer = await portal.customer({ profile: 'empty', termsAccepted: false })
    await portal.fault('GET /api/termosaceite/tipo/verificaaceite', answering({ aceitouTermos: true }))
    const empty = await portal.open('/termos', { customer: newcomer })
    await empty.getByText('Você ainda não aceitou nenhum termo.').waitFor()
    await expectAccessible(empty)

    await portal.fault('GET /api/termos/aceitos', status(400))
    const page = await portal.enter('/termos')
    await page.getByText('Ops! Não foi possível carregar os termos.').waitFor()
    await expectAccessible(page)
    await portal.fault('GET /api/termo/*', status(400))
    await tryAgain(page)
    await page.getByRole('button', { name: RULES }).click()
    await page.clock.fastForward(1500)
    await page.getByText('Erro ao obter o termo. Por favor, tente novamente mais tarde.').waitFor()
    await portal.heal()
    await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByText('Quem pode participar').waitFor()
  })
})

function focusedText(page: { evaluate<T>(run: () => T): Promise<T> }): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}
