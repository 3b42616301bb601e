import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const manifest = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

it('is measured with the same driver of the browser as it is tested with', () => {
  expect(manifest('bench/package.json').dependencies['playwright-core']).toBe(
    manifest('package.json').devDependencies['playwright-core'],
  )
})
