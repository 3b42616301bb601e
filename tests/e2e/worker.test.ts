import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, openPortal } from '../support/portal.ts'

const portal = openPortal({ redeployable: true })

const HOUR = 3_600_000

/** Opens the portal twice: from the second visit on it is the worker that answers. */
async function openWithWorker(path: string, options: Parameters<typeof portal.open>[1] = {}): Promise<Page> {
  const page = await portal.open(path, { ...options, serviceWorkers: 'allow' })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

const file = (name: string) => join(portal.directory, name)
const rewrite = (name: string, change: (text: string) => string) =>
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))

/** A deployment of another build, as far as a browser can tell. */
const deployNewBuild = () => appendFileSync(file('sw.js'), `\n// ${Math.random()}`)

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' })
const offline = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/]

describe('the second visit', () => {
  it('opens without a signal, says so, and shows what was known with its age', async () => {
    const page = await openWithWorker('/portal', { customer: await portal.customer() })
    const figure = page.getByRole('region', { name: 'Saldo de cashback' }).locator('p').first()
    const balance = await figure.textContent()

    portal.tolerate(...offline)
    await page.context().setOffline(true)
    await page.clock.fastForward(HOUR / 2)
    await page.reload()
    await home(page).waitFor()
    await page.getByText('Você está sem conexão. Mostrando o que já foi carregado.').waitFor()
    await page.getByText('Atualizado há 30 min').first().waitFor()
    expect(await figure.textContent()).toBe(balance)
    await expectAccessible(page)
  })

  it('refreshes by itself when the signal is back', async () => {
    const page = await openWithWorker('/portal', { customer: await portal.customer() })
    await page.getByText(/R\$/).first().waitFor()
    portal.tolerate(...offline)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('Atualizado agora há pouco').first().waitFor()

    await page.context().setOffline(false)
    await page.getByText('Atualizado agora há pouco').first().waitFor({ state: 'hidden' })
    await page.getByText('Você está sem conexão').waitFor({ state: 'hidden' })
    await page.getByRole('combobox', { name: 'Loja' }).waitFor()
  })

  it('shows the banners it has, and asks for newer ones behind them', async () => {
    const page = await openWithWorker('/portal', { customer: await portal.customer() })
    await page.getByRole('img', { name: 'Destaque 1' }).first().waitFor()
    portal.tolerate(...offline)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('img', { name: 'Destaque 1' }).first().waitFor()
  })

  it('sees a configuration that was deployed in between, and keeps it', async () => {
    const page = await openWithWorker('/')
    rewrite('index.html', (html) => html.replace('"name": "Rede Boa Praça"', '"name": "Rede Nova"'))
    await page.reload()
    await page.waitForFunction(() => document.title === 'Entrar · Rede Nova')

    portal.tolerate(...offline)
    await page.context().setOffline(true)
    await page.reload()
    await page.waitForFunction(() => document.title === 'Entrar · Rede Nova')
    rewrite('index.html', (html) => html.replace('"name": "Rede Nova"', '"name": "Rede Boa Praça"'))
  })
})

describe('a newer version', () => {
  /** Presses nothing: the portal looks for itself. */
  const anHourLater = (page: Page) => page.clock.fastForward(HOUR)
  const update = (page: Page) => page.getByRole('button', { name: 'Atualizar', exact: true })

  it('is offered within the hour, and comes in when the customer says so', async () => {
    const page = await openWithWorker('/')
    deployNewBuild()
    await anHourLater(page)
    await page.getByText('Nova versão disponível').waitFor()
    await expectAccessible(page)

    const reloaded = page.waitForEvent('load')
    await update(page).click()
    await reloaded
    await page.getByLabel('CPF ou CNPJ').waitFor()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    expect(await update(page).count()).toBe(0)
  })

  it('is looked for when the customer returns', async () => {
    const page = await openWithWorker('/')
    deployNewBuild()
    await page.clock.fastForward(HOUR / 30)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByText('Nova versão disponível').waitFor()
  })

  it('asks before it takes what was typed, and waits as long as it is told to', async () => {
    const page = await openWithWorker('/')
    await page.getByLabel('CPF ou CNPJ').fill('52998224725')
    deployNewBuild()
    await anHourLater(page)
    await update(page).click()
    await page.getByRole('heading', { name: 'Atualizar agora apaga o que você digitou' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar aqui' }).click()
    await page.getByText('Nova versão disponível').waitFor({ state: 'hidden' })
    expect(await page.getByLabel('CPF ou CNPJ').inputValue()).toBe('529.982.247-25')

    await anHourLater(page)
    await update(page).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Atualizar mesmo assim' }).click()
    await reloaded
    expect(await page.getByLabel('CPF ou CNPJ').inputValue()).toBe('')
  })

  it('ends on one version in every tab, and takes no text from any', async () => {
    const first = await openWithWorker('/')
    const untouched = await first.context().newPage()
    await untouched.goto(`${portal.url}/#/recover-password`)
    const halfFilled = await first.context().newPage()
    await halfFilled.goto(`${portal.url}/`)
    await halfFilled.getByLabel('CPF ou CNPJ').fill('52998224725')

    deployNewBuild()
    await first.bringToFront()
    await anHourLater(first)
    const follows = untouched.waitForEvent('load')
    await update(first).click()
    await follows

    await halfFilled.getByText('Nova versão disponível').waitFor()
    expect(await halfFilled.getByLabel('CPF ou CNPJ').inputValue()).toBe('529.982.247-25')
    await halfFilled.getByLabel('CPF ou CNPJ').fill('')
    const reloaded = halfFilled.waitForEvent('load')
    await update(halfFilled).click()
    await reloaded
    await halfFilled.getByLabel('CPF ou CNPJ').waitFor()
    expect(await halfFilled.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    expect(await update(halfFilled).count()).toBe(0)
  })
})

describe('the kill switch', () => {
  let worker: string
  beforeEach(() => {
    worker = readFileSync(file('sw.js'), 'utf8')
    return () => writeFileSync(file('sw.js'), worker)
  })

  it('takes the worker and everything it kept off the device, and the portal goes on', async () => {
    const page = await openWithWorker('/')
    copyFileSync('deploy/kill-switch/sw.js', file('sw.js'))
    const reloaded = page.waitForEvent('load')
    await page.clock.fastForward(HOUR)
    await reloaded

    await page.getByLabel('CPF ou CNPJ').waitFor()
    await page.waitForFunction(async () => (await caches.keys()).length === 0)
    const response = await page.reload()
    expect(response?.fromServiceWorker()).toBe(false)
    await page.getByLabel('CPF ou CNPJ').waitFor()
  })
})
