import { ignoreMisplacedPresses } from '@ui/kit/misplaced-presses.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let pressed: string[] = []
let stop = () => {}

/** Buttons, a field with its label, and what can be opened. What is pressed is noted by its id. */
beforeEach(() => {
  pressed = []
  document.body.innerHTML =
    '<button id="ask"><span id="words">Trocar</span></button><button id="confirm">Confirmar</button><label id="label">Li <input id="box" type="checkbox"></label><button id="chip" aria-pressed="false">Padaria</button><button id="save">Salvar</button><details><summary id="more">Filtrar</summary></details>'
  for (const element of document.querySelectorAll('button, input, summary'))
    element.addEventListener('click', () => pressed.push(element.id))
  const save = document.getElementById('save')
  save?.addEventListener('click', () => {
    save.textContent = 'Na lista'
  })
  stop = ignoreMisplacedPresses(document)
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

interface Press {
  /** How many presses in a row the browser counts. */
  readonly count?: number
  readonly pointerType?: 'mouse' | 'touch'
  readonly x?: number
  /** Milliseconds. */
  readonly at?: number
}

function press(id: string, { pointerType = 'mouse', ...how }: Press = {}): void {
  down(id, pointerType)
  click(id, how)
}

function down(id: string, pointerType: Press['pointerType']): void {
  const event = new MouseEvent('pointerdown', { bubbles: true })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  document.getElementById(id)?.dispatchEvent(event)
}

function click(id: string, { count = 1, x = 0, at = 0 }: Press = {}): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count, clientX: x })
  Object.defineProperty(event, 'timeStamp', { value: at })
  document.getElementById(id)?.dispatchEvent(event)
}

describe('the second half of a double press', () => {
  it('of a mouse does nothing to a button that came under it', () => {
    press('ask')
    press('confirm', { count: 2 })
    expect(pressed).toEqual(['ask'])
  })

  it('of a finger does nothing to a button that came under it, although the browser does not count taps', () => {
    press('ask', { pointerType: 'touch', at: 1000 })
    press('confirm', { pointerType: 'touch', at: 1200, x: 5 })
    expect(pressed).toEqual(['ask'])
  })

  it('of a finger does nothing there, although a slow phone tells of both taps before it clicks', () => {
    down('ask', 'touch')
    down('confirm', 'touch')
    click('ask', { at: 1000 })
    click('confirm', { at: 1200 })
    expect(pressed).toEqual(['ask'])
  })

  it('does nothing there when a third one follows', () => {
    press('ask')
    press('confirm', { count: 2 })
    press('confirm', { count: 3 })
    expect(pressed).toEqual(['ask'])
  })

  it.each([
    ['a box', 'box'],
    ['the words of a box', 'label'],
    ['a chip', 'chip'],
    ['a button that says something else by then', 'save'],
    ['what it has opened', 'more'],
  ])('does not take back what the first has done: %s', (_, id) => {
    press(id)
    press(id, { count: 2 })
    press(id, { count: 3 })
    expect(pressed).toEqual([id === 'label' ? 'box' : id])
  })

  it('of a finger does not take back what the first has done', () => {
    press('label', { pointerType: 'touch', at: 1000 })
    press('label', { pointerType: 'touch', at: 1200 })
    expect(pressed).toEqual(['box'])
  })

  it('counts for the button that was pressed before', () => {
    press('ask')
    press('words', { count: 2 })
    expect(pressed).toEqual(['ask', 'ask'])
  })
})

describe('another press', () => {
  it('with a mouse counts however soon it comes', () => {
    press('ask', { at: 1000 })
    press('confirm', { at: 1001 })
    expect(pressed).toEqual(['ask', 'confirm'])
  })

  it.each([
    ['later', { at: 1400 }],
    ['elsewhere', { at: 1200, x: 40 }],
  ])('with a finger counts when it comes %s', (_, how) => {
    press('ask', { pointerType: 'touch', at: 1000 })
    press('confirm', { pointerType: 'touch', ...how })
    expect(pressed).toEqual(['ask', 'confirm'])
  })

  it('counts where the first one of its row fell on nothing that can be pressed', () => {
    press('ask')
    press('confirm', { count: 2 })
    press('confirm', { count: 2 })
    expect(pressed).toEqual(['ask', 'confirm'])
  })

  it('with a key or from a script counts', () => {
    press('ask', { pointerType: 'touch', at: 1000 })
    press('confirm', { pointerType: 'touch', at: 1100, count: 0 })
    document.getElementById('confirm')?.click()
    expect(pressed).toEqual(['ask', 'confirm', 'confirm'])
  })

  it('on the words of a box ticks it, and later takes the tick away', () => {
    press('label', { pointerType: 'touch', at: 1000 })
    press('label', { pointerType: 'touch', at: 1400 })
    expect(pressed).toEqual(['box', 'box'])
  })
})
