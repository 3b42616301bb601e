import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => new Date('2026-11-20T15:00:00Z') })
})

afterEach(() => sandbox.close())

const post = (body: string) => fetch(`${sandbox.url}/sandbox/telemetry`, { method: 'POST', body })
const shown = async () => (await fetch(`${sandbox.url}/sandbox/telemetry`)).text()

it('keeps the last hundred events, newest first, and forgets them with the rest', async () => {
  expect(await shown()).toContain('Nothing yet')
  const events = Array.from({ length: 70 }, (_, index) => ({ kind: 'visit', screen: `/${index}`, count: 1 }))
  for (const version of ['1.0', '1.1'])
    expect(
      (await post(JSON.stringify({ version, browser: 'chrome', connection: '4g', events }))).status,
    ).toBe(204)
  const rows = [...(await shown()).matchAll(/<tr><td>.*<\/tr>/g)].map(([row]) => row)
  expect(rows).toHaveLength(100)
  expect(rows[0]).toBe(
    '<tr><td>2026-11-20T15:00:00.000Z</td><td>visit</td><td>/69</td><td>1</td><td>1.1</td><td>chrome</td><td>4g</td><td></td></tr>',
  )
  await sandbox.reset()
  expect(await shown()).toContain('Nothing yet')
})

it('shows whatever was posted as text', async () => {
  await post(
    JSON.stringify({ version: '<script>alert(1)</script>', events: [{ kind: '"\'&', '<b>': ['<i>'] }] }),
  )
  const page = await shown()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|<b>|<i>/)
})

const TOO_LONG = JSON.stringify({ events: [], version: 'x'.repeat(64 * 1024) })

it.each([
  ['nothing', ''],
  ['no JSON', 'not json'],
  ['a number', '7'],
  ['more than 64 KiB', TOO_LONG],
])('refuses what is no report: %s', async (_, body) => {
  expect((await post(body)).status).toBe(400)
})

it('the page with reports switched on comes whole, also to a client that takes no compression', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  writeFileSync(join(folder, 'index.html'), '<script>{ "telemetry": null }</script></html>')
  const reporting = await startSandbox({ staticDir: folder, reportsVisits: true })
  const answer = await fetch(`${reporting.url}/`, { headers: { 'Accept-Encoding': 'identity' } })
  expect(await answer.text()).toBe(
    '<script>{ "telemetry": {"url":"/sandbox/telemetry","sampleRate":1} }</script></html>',
  )
  await reporting.close()
  rmSync(folder, { recursive: true })
})
