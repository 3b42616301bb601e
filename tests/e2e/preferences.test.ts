import { describe, expect, it } from 'vitest'
import { status } from '../support/faults.ts'
import { DESKTOP, expectAccessible, openPortal, PHONE, tryAgain } from '../support/portal.ts'

const portal = openPortal()

describe('the preferences', () => {
  it('are changed and saved by keyboard alone, and are there after a reload', async () => {
    const page = await portal.enter('/minhas-preferencias')
    const push = page.getByRole('checkbox', { name: 'Push' })
    await push.focus()
    const before = await push.isChecked()
    await page.keyboard.press('Space')
    for (const _ of ['Whatsapp', 'Cupom Digital', 'Salvar']) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Preferência salva com sucesso!!!').waitFor()

    await page.reload()
    await push.waitFor()
    expect(await push.isChecked()).toBe(!before)
  })

  it.each([
    ['a phone, light', PHONE, 'light'],
    ['a desktop, dark', DESKTOP, 'dark'],
  ] as const)('ask before WhatsApp goes, on %s', async (_, viewport, colorScheme) => {
    const page = await portal.enter('/minhas-preferencias', { viewport, colorScheme })
    const whatsapp = page.getByRole('checkbox', { name: 'Whatsapp' })
    await whatsapp.waitFor()
    await expectAccessible(page)

    await whatsapp.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Concordo' }).click()
    expect(await whatsapp.isChecked()).toBe(true)

    await whatsapp.click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await whatsapp.isChecked()).toBe(true)

    await whatsapp.click()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    expect(await whatsapp.isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Preferência salva com sucesso!!!').waitFor()
  })

  it('show a failed load in place alone, and load again', async () => {
    portal.tolerate(/Failed to load resource/)
    await portal.fault('GET /api/pessoa/preferencia', status(400))
    const page = await portal.enter('/minhas-preferencias')
    await page.getByText('Não foi possível carregar as suas preferências.').waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('button', { name: 'Fechar', exact: true }).count()).toBe(0)
    await portal.heal()
    await tryAgain(page)
    await page.getByRole('checkbox', { name: 'Email' }).waitFor()
  })

  it('keep what was ticked when saving fails, and send one request however often it is pressed', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/minhas-preferencias')
    const email = page.getByRole('checkbox', { name: 'Email' })
    await email.waitFor()
    const before = await email.isChecked()
    await email.click()
    await portal.fault('POST /api/pessoa/preferencia', status(400, { description: 'Agora não.' }))
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Error saving preferences!').waitFor()
    await page.getByRole('alert').getByText('Agora não.').waitFor()
    expect(await email.isChecked()).toBe(!before)

    await portal.fault('POST /api/pessoa/preferencia', { kind: 'slow', ms: 300 })
    portal.sandbox.requests.length = 0
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Salvar')
      for (let press = 0; press < 20; press++) button?.click()
    })
    await page.getByText('Preferência salva com sucesso!!!').waitFor()
    const posts = portal.sandbox.requests.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(1)
  })
})

describe('the WhatsApp prompt on the home screen', () => {
  it('turns WhatsApp on for those who agree', async () => {
    const page = await portal.enter('/portal', { profile: { profile: 'rich', whatsapp: false } })
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Concordo' }).click()
    await page.getByText('Preferences saved successfully!').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.goto(`${portal.url}/#/minhas-preferencias`)
    const whatsapp = page.getByRole('checkbox', { name: 'Whatsapp' })
    await whatsapp.waitFor()
    expect(await whatsapp.isChecked()).toBe(true)
  })

  it('rests for the session once declined, also after a reload', async () => {
    const page = await portal.enter('/portal', { profile: { profile: 'rich', whatsapp: false } })
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.reload()
    await page.getByText('Saldo de cashback').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('stays open and says why when it could not be saved', async () => {
    portal.tolerate(/Failed to load resource/)
    const page = await portal.enter('/portal', { profile: { profile: 'rich', whatsapp: false } })
    await portal.fault('POST /api/pessoa/preferencia', { kind: 'reset' })
    await page.getByRole('dialog').getByRole('button', { name: 'Concordo' }).click()
    await page.getByText('Error saving preferences!').waitFor()
    await page.getByRole('alert').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).waitFor()
  })
})
