import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { auditVerdict } from '../../scripts/packages/audit-verdict.ts'
import { licencesText, thirdPartyPage } from '../../scripts/packages/licences.ts'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

const read = (path: string) => readFileSync(path, 'utf8')
const lockOf = (path: string) =>
  Object.entries((JSON.parse(read(path)) as { packages: Record<string, Locked> }).packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), ...locked }))

const names = (packages: readonly { readonly name: string }[]) => packages.map(({ name }) => name)

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (path) => {
  const locked = lockOf(path)
  const isVerified = ({ integrity }: Locked) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')

  it('holds the hash of every package that ships or builds: only what another platform runs has none', () => {
    const unverified = locked.filter((each) => !isVerified(each))
    const elsewhere = unverified.filter(({ dev, optional, os, cpu }) => dev && optional && os && cpu)
    expect(names(unverified)).toEqual(names(elsewhere))
    // The linter, the bundler's binding of another kind and knip's parser: not every registry has them for other platforms (docs/decisions/009).
    const kinds = new Set(
      names(elsewhere).map((name) =>
        name.replace(/-(android|darwin|freebsd|linux|openbsd|openharmony|win32)-.*/, ''),
      ),
    )
    const known = ['@biomejs/cli', '@oxc-parser/binding', '@rollup/rollup']
    expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([])
    expect(locked.length).toBeGreaterThan(100)
  })

  it('takes every package from the registry by its name and version', () => {
    const elsewhere = locked.filter(({ resolved, link }) => link || resolved !== undefined)
    expect(names(elsewhere)).toEqual([])
    expect(locked.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
  })

  it('brings no install script that is not known and not needed', () => {
    const known: Readonly<Record<string, string>> = {
      'core-js-pure': 'thanks its sponsors',
      esbuild: 'saves one process at each start',
    }
    expect(
      names(locked.filter(({ hasInstallScript }) => hasInstallScript)).filter((name) => !(name in known)),
    ).toEqual([])
  })
})

describe('npm', () => {
  const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >

  it('runs no script of a package, whoever installs', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
    expect(read('scripts/install-if-needed.mjs')).toContain("'--ignore-scripts'")
  })

  it('has no script of ours that it would then leave out', () => {
    const own = Object.keys(scripts)
    expect(
      own.filter((name) => /^(pre|post)/.test(name) && own.includes(name.replace(/^(pre|post)/, ''))),
    ).toEqual([])
    expect(scripts.start).toBe('node scripts/start.mjs')
    expect(read('scripts/start.mjs')).toContain("'install-if-needed.mjs'")
    for (const first of ['test', 'bench'])
      expect(scripts[first]).toMatch(/^node scripts\/install-if-needed\.mjs && /)
  })

  it('installs exact versions', () => {
    const versions = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('may be asked for vulnerabilities: nothing here silences it', () => {
    expect(read('.npmrc')).not.toMatch(/^audit/m)
  })
})

describe('npm run audit', () => {
  it('says what is wrong with what ships, and fails', () => {
    const vulnerabilities = {
      axios: {
        severity: 'high',
        range: '<1.0.0',
        via: [{ title: 'Server-side request forgery' }, 'form-data'],
      },
    }
    expect(auditVerdict({ vulnerabilities })).toEqual({
      sentences: ['axios <1.0.0: high, Server-side request forgery; through form-data'],
      isClean: false,
    })
  })

  it('says that nothing is known', () => {
    expect(auditVerdict({ vulnerabilities: {} })).toEqual({
      sentences: ['No known vulnerability in what ships.'],
      isClean: true,
    })
  })

  it.each([
    [{ message: '405 Method Not Allowed' }, '405 Method Not Allowed'],
    [{ error: { summary: 'network is unreachable' } }, 'network is unreachable'],
  ])('says that nobody could be asked: %j', (report, reason) => {
    const { sentences, isClean } = auditVerdict(report)
    expect(isClean).toBe(true)
    expect(sentences.join()).toContain(
      `Not audited: this registry does not tell of vulnerabilities (${reason})`,
    )
  })
})

describe('the licences', () => {
  const packages = [
    { name: 'b', version: '2.0.0', licence: '(MIT OR ISC)', text: 'Do what you like.' },
    { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Do what you like.' },
    { name: 'c', version: '3.0.0', licence: 'OFL-1.1', text: '' },
  ]

  it('are written once each, under the packages that they are for', () => {
    const text = licencesText(packages)
    expect(text.split('Do what you like.')).toHaveLength(2)
    expect(text).toContain('a 1.0.0 (MIT)\nb 2.0.0 ((MIT OR ISC))\n====')
  })

  it('are listed from that file', () => {
    expect(thirdPartyPage(licencesText(packages)).split('\n').slice(-5)).toEqual([
      expect.stringContaining('---'),
      '| a | 1.0.0 | MIT |',
      '| b | 2.0.0 | (MIT OR ISC) |',
      '| c | 3.0.0 | OFL-1.1 |',
      '',
    ])
  })

  it('that ask for more than their notice are known', () => {
    const permissive =
      /^\(?(MIT|ISC|BSD-2-Clause|Apache-2\.0|MPL-2\.0|Unlicense|OFL-1\.1|0BSD)( OR Apache-2\.0)?\)?$/
    const rows = [...read('THIRD-PARTY.md').matchAll(/^\| (\S+) +\| \d\S* +\| (.+?) +\|$/gm)]
    expect(rows.length).toBeGreaterThan(30)
    const others = rows.filter(([, , licence = '']) => !permissive.test(licence)).map(([, name]) => name)
    expect(others).toEqual(['@react-leaflet/core', 'react-leaflet'])
    expect(existsSync('docs/decisions/125-react-leaflets-licence.md')).toBe(true)
  })
})
