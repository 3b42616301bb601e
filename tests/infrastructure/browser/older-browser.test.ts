import { completeOlderBrowser } from '@infrastructure/browser/older-browser.ts'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A browser without popovers, `inert` and the newer members of lists. */
let window: Window & typeof globalThis
let close = () => {}

beforeEach(() => {
  const dom = new JSDOM(
    `<button id="opener" popovertarget="menu">Minha conta</button>
     <div id="menu" popover="auto"><a id="entry" href="#/perfil">Perfil</a></div>
     <main id="behind"><button id="covered">Ativar</button></main>`,
    { pretendToBeVisual: true, runScripts: 'outside-only' },
  )
  window = dom.window as unknown as Window & typeof globalThis
  close = () => dom.window.close()
  for (const name of ['toSorted', 'findLast']) window.eval(`delete Array.prototype.${name}`)
  for (const name of ['inert', 'hidePopover']) Reflect.deleteProperty(window.HTMLElement.prototype, name)
  // `instanceof` asks the global classes, which are those of the window in a browser.
  Object.assign(globalThis, {
    Element: window.Element,
    HTMLElement: window.HTMLElement,
    MutationObserver: window.MutationObserver,
  })
  completeOlderBrowser(window)
})

afterEach(() => {
  for (const name of ['Element', 'HTMLElement', 'MutationObserver']) Reflect.deleteProperty(globalThis, name)
  close()
})

const element = (id: string) => {
  const found = window.document.getElementById(id)
  if (!found) throw new Error(`no #${id}`)
  return found
}
const isShown = () => element('menu').hasAttribute('data-shown')

describe('a list', () => {
  it('is sorted into a new one', () => {
    expect(window.eval('const list = [2, 1]; [list.toSorted((a, b) => a - b), list].join(" ")')).toBe(
      '1,2 2,1',
    )
  })

  it('is searched from its end', () => {
    expect(window.eval('[1, 2, 3].findLast((number) => number < 3)')).toBe(2)
  })
})

describe('the account menu', () => {
  it('opens and closes by its button, and says so', () => {
    element('opener').click()
    expect([isShown(), element('opener').getAttribute('aria-expanded')]).toEqual([true, 'true'])
    element('opener').click()
    expect([isShown(), element('opener').getAttribute('aria-expanded')]).toEqual([false, 'false'])
  })

  it('stays open under a press on an entry, and closes when the portal closes it', () => {
    element('opener').click()
    element('entry').click()
    expect(isShown()).toBe(true)
    element('menu').hidePopover()
    expect(isShown()).toBe(false)
  })

  it('closes by a press elsewhere', () => {
    element('opener').click()
    element('covered').click()
    expect(isShown()).toBe(false)
  })

  it('closes by Esc, which leads back to its button', () => {
    element('opener').click()
    window.document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }))
    expect(isShown()).toBe(false)
    expect(window.document.activeElement).toBe(element('opener'))
  })

  it('answers Esc only while it is open, so that the side menu stays', () => {
    const pressed = () => new window.KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    element('opener').click()
    // True where no listener has handled the key.
    expect(window.document.dispatchEvent(pressed())).toBe(false)
    expect(window.document.dispatchEvent(pressed())).toBe(true)
  })
})

describe('a part that is covered', () => {
  const presses: Event[] = []
  const changed = () => new Promise((resolve) => window.setTimeout(resolve))

  beforeEach(async () => {
    presses.length = 0
    element('covered').addEventListener('click', (event) => presses.push(event))
    element('behind').setAttribute('inert', '')
    await changed()
  })

  it('takes no press, no focus, and is not read', () => {
    element('covered').click()
    element('covered').focus()
    expect(presses).toEqual([])
    expect(window.document.activeElement).toBe(window.document.body)
    expect(element('behind').getAttribute('aria-hidden')).toBe('true')
  })

  it('is back when nothing covers it', async () => {
    element('behind').removeAttribute('inert')
    await changed()
    element('covered').click()
    expect(presses.length).toBe(1)
    expect(element('behind').hasAttribute('aria-hidden')).toBe(false)
  })
})
