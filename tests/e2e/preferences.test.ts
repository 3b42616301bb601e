import { expect, it } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { status } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import { DESKTOP, openPortal, pressTwentyTimes } from '../support/portal.ts'
import { goTo } from '../support/screens.ts'
import { atHome } from '../support/session-screen.ts'

const portal = openPortal()
const WITHOUT_WHATSAPP = { profile: { profile: 'rich', whatsapp: false } }
const SAVED = 'Preferência salva com sucesso!!!'

it('the preferences are changed and saved by keyboard alone, and are there after a reload', async () => {
  const page = await portal.visit('/minhas-preferencias')
  const push = page.getByRole('checkbox', { name: 'Push' })
  await push.focus()
  const before = await push.isChecked()
  await page.keyboard.press('Space')
  for (const _ of ['Whatsapp', 'Cupom Digital', 'Salvar']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(SAVED).waitFor()

  await page.reload()
  await push.waitFor()
  expect(await push.isChecked()).toBe(!before)
})

it('the preferences ask before WhatsApp goes, keep what was ticked when saving fails, and are sent once', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await portal.visit('/minhas-preferencias')
  const whatsapp = page.getByRole('checkbox', { name: 'Whatsapp' })
  await whatsapp.click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize(DESKTOP)
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

  await portal.fault('POST /api/pessoa/preferencia', status(400, { description: 'Agora não.' }))
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Error saving preferences!').waitFor()
  await page.getByRole('alert').getByText('Agora não.').waitFor()
  expect(await whatsapp.isChecked()).toBe(false)

  await portal.fault('POST /api/pessoa/preferencia', { kind: 'slow', ms: 300 })
  portal.sandbox.requests.length = 0
  await pressTwentyTimes(page, 'Salvar')
  await page.getByText(SAVED).waitFor()
  expect(portal.writes()).toHaveLength(1)
})

it('what was withdrawn in another tab is shown when the preferences are opened, and before they are saved', async () => {
  const page = await portal.enter('/portal')
  await atHome(page)
  const other = await page.context().newPage()
  await other.goto(`${portal.url}/#/minhas-preferencias`)
  const withdraw = async (name: string) => {
    await other.getByRole('checkbox', { name }).click()
    if (name === 'Whatsapp') await other.getByRole('button', { name: 'Cancelar' }).click()
    await other.getByRole('button', { name: 'Salvar' }).click()
    await other.getByText(SAVED).waitFor()
  }
  await withdraw('Whatsapp')
  await goTo(page, '/minhas-preferencias')
  const whatsapp = page.getByRole('checkbox', { name: 'Whatsapp' })
  await whatsapp.waitFor()
  expect(await whatsapp.isChecked()).toBe(false)

  await withdraw('SMS')
  await page.getByRole('checkbox', { name: 'Cupom Digital' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('alert').getByText('SMS: estava marcado aqui, e agora está desmarcado.').waitFor()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText(SAVED).waitFor()
  expect(await page.getByRole('checkbox', { name: 'SMS' }).isChecked()).toBe(false)
})

it('the WhatsApp prompt stays open and says why when it could not be saved, and turns WhatsApp on', async () => {
  portal.tolerate(/Failed to load resource/)
  const page = await portal.visit('/portal', WITHOUT_WHATSAPP)
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Concordo' })
  await agree.waitFor()
  await expectAccessibleInBothThemes(page)
  await portal.fault('POST /api/pessoa/preferencia', { kind: 'reset' })
  await agree.click()
  await page.getByText('Error saving preferences!').waitFor()
  await page.getByRole('alert').waitFor()
  await portal.heal()
  const saving = await holdBack(page, '**/api/pessoa/preferencia')
  await agree.click()
  await saving.sent
  // What is being saved can no longer be declined.
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Cancelar' }).getAttribute('aria-disabled')).toBe('true')
  saving.release()
  await page.getByText('Preferences saved successfully!').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await goTo(page, '/minhas-preferencias')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Whatsapp' }).isChecked()).toBe(true)
})
