import { afterEach, expect, it, vi } from 'vitest'
import { currentVersion } from '../../scripts/build/version-plugin.ts'

afterEach(() => vi.unstubAllEnvs())

it('is the day and the name of the commit, the same in each build of it', () => {
  vi.stubEnv('PORTAL_VERSION', undefined)
  expect(currentVersion()).toMatch(/^\d{4}\.\d\d\.\d\d-[0-9a-f]{10}\+?$/)
  expect(currentVersion()).toBe(currentVersion())
})

it('is what the environment says, where it says something', () => {
  vi.stubEnv('PORTAL_VERSION', 'release-7.2')
  expect(currentVersion()).toBe('release-7.2')
})

it('says why it takes no other text', () => {
  vi.stubEnv('PORTAL_VERSION', '"><script>')
  expect(currentVersion).toThrow('letters, digits and . _ + -')
})

it('is unknown where there is no repository', () => {
  vi.stubEnv('PORTAL_VERSION', undefined)
  vi.stubEnv('GIT_DIR', '/nowhere')
  expect(currentVersion()).toBe('unknown')
})
