import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

const filesThatSay = (text: string) =>
  sources
    .filter((file) => file.text.includes(text))
    .map(({ path }) => path)
    .sort()

it('shows HTML from the server in one component alone', () => {
  expect(filesThatSay('dangerouslySetInnerHTML')).toEqual(['ui/documents/server-html.tsx'])
})

it('makes SafeHtml in the sanitiser alone', () => {
  expect(filesThatSay('as SafeHtml')).toEqual(['infrastructure/browser/clean-html.ts'])
})

/** A variable outside every function, or a collection that begins empty there. */
const MODULE_STATE = /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new \w*(?:Map|Set)(?:<.*>)?\(\))/m

it('keeps no state in a module: what a page remembers is in the container or in a component', () => {
  expect(sources.filter(({ text }) => MODULE_STATE.test(text)).map(({ path }) => path)).toEqual([])
})

it('keeps the roof of the portal small: what is not about all screens has an area', () => {
  expect(readdirSync('src/ui/app').length).toBeLessThanOrEqual(12)
})
