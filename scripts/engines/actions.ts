import type { EnginePage } from './engine-page.ts'

/** Comes before each script that runs in the page: functions that find elements by what a customer reads, such as `Entrar` or `Ativadas…`. */
export const FIND = `
  const dialogs = document.querySelectorAll('dialog[open]')
  const scope = dialogs[dialogs.length - 1] || document
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element) => (element.getAttribute('aria-label') ||
    (element.labels && element.labels[0] && element.labels[0].textContent) || element.textContent || '').trim()
  const isCalled = (element, name) => name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name
  const every = (selector, name) => [...scope.querySelectorAll(selector)].filter((element) =>
    (isSeen(element) || element.type === 'radio') && (name === undefined || isCalled(element, name)))
  const inMiddle = (element) => { if (element) element.scrollIntoView({ block: 'center' }); return element || null }
`

const FOUND = `${FIND} return inMiddle(every(arguments[0], arguments[1])[0])`
const BUTTON = 'button, [role=tab]'
export const FIELD = 'input, select, textarea'

/** After a first success the portal may ask for a favour at any moment (docs/decisions/105). */
const DECLINE = `
  for (const name of ['Mais tarde', 'Agora não'])
    for (const button of dialogs.length ? every('button', name) : []) button.click()
`

const OPEN_DIALOGS = `
  return [...dialogs].map((dialog) => '; open: ' + ((dialog.querySelector('h2') || {}).textContent || 'a dialog')).join('')
`

const MAX_WAIT = 20_000
const PAUSE = 150
const SETTLED = 3_000
/** How often a press looks whether its button has come to rest. */
const LOOKS = 20

/** Waits until this body gives something, and gives that. */
export async function until(
  page: EnginePage,
  what: string,
  body: string,
  ...values: readonly unknown[]
): Promise<unknown> {
  const end = Date.now() + MAX_WAIT
  for (;;) {
    const result = await page.run(FIND + body, ...values)
    if (result) return result
    if (Date.now() > end) throw new Error(`${what} did not come${await page.run(FIND + OPEN_DIALOGS)}`)
    await page.run(FIND + DECLINE)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

export const heading = (page: EnginePage, title: string) =>
  until(
    page,
    `the heading ${title}`,
    'return [...document.querySelectorAll("h1")].some((one) => one.textContent === arguments[0] && one.getClientRects().length)',
    title,
  )

export const text = (page: EnginePage, words: string) =>
  until(page, `'${words}'`, 'return document.body.textContent.includes(arguments[0])', words)

export async function press(page: EnginePage, name: string, selector = BUTTON): Promise<void> {
  await until(page, name, 'return every(arguments[0], arguments[1]).length', selector, name)
  const end = Date.now() + MAX_WAIT
  for (;;) {
    await standsStill(page, name, selector)
    try {
      return await page.press(FOUND, selector, name)
    } catch (error) {
      // A driver presses nothing while something else lies over the button, such as a toast that goes by itself.
      if (Date.now() > end) throw error
    }
  }
}

/**
 * Waits until the control no longer moves, because a driver would press beside a button of a menu that is still opening. It looks several
 * times, because in a busy browser the movement may begin late.
 */
async function standsStill(page: EnginePage, name: string, selector: string): Promise<void> {
  const place = `${FIND} const element = inMiddle(every(arguments[0], arguments[1])[0])
    const moves = ({ effect, playState }) =>
      playState === 'running' && effect?.target?.contains(element) && effect.getComputedTiming().iterations !== Infinity
    return element && !document.getAnimations().some(moves) && JSON.stringify(element.getBoundingClientRect())`
  let before: unknown
  for (let look = 0; look < LOOKS; look++) {
    const now = await page.run(place, selector, name)
    if (now && now === before) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

export async function type(page: EnginePage, label: string, typed: string): Promise<void> {
  await until(page, `the field ${label}`, 'return every(arguments[0], arguments[1]).length', FIELD, label)
  await page.type(typed, FOUND, FIELD, label)
}

export async function expectValue(page: EnginePage, label: string, value: string): Promise<void> {
  await until(
    page,
    `${label} as ${value}`,
    'return (every(arguments[0], arguments[1])[0] || {}).value === arguments[2]',
    FIELD,
    label,
    value,
  )
}

/** Goes to a screen of the portal, as a link does, and waits until all of it is there. */
export async function goTo(page: EnginePage, path: string, title: string): Promise<void> {
  await page.run('location.hash = arguments[0]', `#${path}`)
  await heading(page, title)
  await until(
    page,
    `${title} without anything that waits`,
    `return !document.querySelector('main [aria-busy=true]')`,
  )
}

/** Colours that are missing or alike, notices of errors, and whatever makes the page wider than its window. */
const PROBLEMS = `
  const found = []
  const style = (element) => getComputedStyle(element)
  const isNothing = (color) => color === 'transparent' || /, 0\\)$/.test(color)
  const page = style(document.body)
  if (isNothing(page.backgroundColor)) found.push('the page has no ground')
  if (page.color === page.backgroundColor) found.push('words have the colour of their ground')
  if (!style(document.documentElement).getPropertyValue('--color-primary')) found.push('no tokens')
  for (const [name, selector] of [['a field', 'main input:not([type=checkbox]):not([type=radio]):not([type=file])'], ['a checkbox', 'main input[type=checkbox]']])
    for (const element of every(selector)) if (isNothing(style(element).backgroundColor)) found.push(name + ' has no ground')
  if (every('button', 'Tentar de novo').length) found.push('a notice of an error')
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) found.push('wider than the window by ' + wider + ' px')
  const fixed = [...document.querySelectorAll('[popover]')].filter(isSeen)
  if (fixed.length) found.push('a menu stands open')
  return found.join('; ')
`

/** Colours come by a transition, which takes a moment. */
export async function expectSound(page: EnginePage, where: string): Promise<void> {
  const end = Date.now() + SETTLED
  for (;;) {
    const problems = await page.run(FIND + PROBLEMS)
    if (!problems) return
    if (Date.now() > end) throw new Error(`${where}: ${problems}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

const CHECKBOX = 'input[type=checkbox]'

/** Presses a checkbox, and waits until it is the other way round. */
export async function toggle(page: EnginePage, name: string): Promise<void> {
  const isChecked = await until(
    page,
    `the checkbox ${name}`,
    'const box = every(arguments[0], arguments[1])[0]; return box && String(box.checked)',
    CHECKBOX,
    name,
  )
  await press(page, name, CHECKBOX)
  await until(
    page,
    `${name} the other way round`,
    'return String(every(arguments[0], arguments[1])[0].checked) !== arguments[2]',
    CHECKBOX,
    name,
    isChecked,
  )
}

/** Chooses from a list as its own window does: no driver can press what the system draws. */
export async function choose(page: EnginePage, name: string, position: number): Promise<void> {
  await until(
    page,
    `something to choose in ${name}`,
    'return (every("select", arguments[0])[0] || { length: 0 }).length > arguments[1]',
    name,
    position,
  )
  await page.run(
    `${FIND} const select = every('select', arguments[0])[0]
    select.selectedIndex = arguments[1]
    select.dispatchEvent(new Event('change', { bubbles: true }))`,
    name,
    position,
  )
}
