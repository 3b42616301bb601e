import { describe, expect, it } from 'vitest'
import { onlyNamed } from '../../sandbox/command-line.ts'
import { ExpectedFailure } from '../../sandbox/failures.ts'
import { expectExplained, runScript } from '../support/run-script.ts'

describe('an option that names what is looked at', () => {
  const screens = [{ path: '/portal' }, { path: '/voucher' }]
  const chosen = (wanted?: string) => onlyNamed('--screen', wanted, screens, ({ path }) => path)

  it('takes that one, and everything where it is not given', () => {
    expect(chosen('/voucher')).toEqual([{ path: '/voucher' }])
    expect(chosen()).toEqual(screens)
  })

  it('refuses another name, and says which are known', () => {
    expect(() => chosen('/vouchers')).toThrow(
      new ExpectedFailure('--screen takes one of "/portal", "/voucher", not "/vouchers".'),
    )
  })
})

it.concurrent.each([
  ['scripts/engines/main.ts', ['--only', 'wpe'], '--only takes one of "Firefox", "WebKitGTK", "WPE", '],
  ['scripts/engines/main.ts', ['--onyl', 'WPE'], 'Usage: npm run engines'],
  ['bench/scale/main.ts', ['--only', 'store'], '--only takes one of "stores", "offers", '],
])('%s %j looks at nothing, and does not end well', async (script, options, words) => {
  expectExplained(await runScript([script, ...options]), words)
})
