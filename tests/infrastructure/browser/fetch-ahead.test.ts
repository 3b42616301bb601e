import { savesData } from '@application/offline/saves-data.ts'
import { fetchAhead } from '@infrastructure/browser/fetch-ahead.ts'
import { describe, expect, it } from 'vitest'
import { windowOf } from '../../support/window-of.ts'

function arrange({ connection, missing = '' }: { connection?: object; missing?: string } = {}) {
  const events: string[] = []
  const window = windowOf({
    navigator: { connection },
    requestIdleCallback: (run: () => void) => {
      events.push('idle')
      run()
    },
    fetch: async (file: string) => {
      events.push(file)
      return { ok: file !== missing }
    },
  })
  const screen = (name: string) => ({
    files: ['shared.js', `${name}.js`],
    load: async () => events.push(`${name} is there`),
  })
  return { events, run: () => fetchAhead(window, [screen('home'), screen('offers')]) }
}

describe('what the next screens need', () => {
  it('is fetched while the browser is idle, each file once, and loaded once its files are there', async () => {
    const { events, run } = arrange()
    await run()
    expect(events).toEqual([
      'idle',
      'shared.js',
      'home.js',
      'home is there',
      'idle',
      'offers.js',
      'offers is there',
    ])
  })

  it('is left to its screen after a first failure, so that it is not lost for the whole visit', async () => {
    const { events, run } = arrange({ missing: 'home.js' })
    await run()
    expect(events).toEqual(['idle', 'shared.js', 'home.js'])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched with %j',
    async (connection) => {
      const { events, run } = arrange({ connection })
      await run()
      expect(events).toEqual([])
    },
  )

  it.each([undefined, {}, { saveData: false, effectiveType: '4g' }])('may be fetched with %j', (connection) =>
    expect(savesData(connection)).toBe(false),
  )
})
