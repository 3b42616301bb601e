import type { Lighter } from './lighter.ts'

/**
 * Luxon names the months (month-name.ts): it makes a day in UTC, gives it the language of the portal, and writes it as `LLLL`, `LLL` and
 * `yyyy`. All else that it can do goes: periods, durations, reading of texts, weeks, other zones, short names of formats.
 */
export const LUXON: Lighter = {
  // The package's own file is one piece. From the sources the bundler can leave out what nothing asks for.
  resolved: { luxon: 'luxon/src/luxon.js' },
  rewritten: { 'luxon/src/luxon.js': "export { default as DateTime } from './datetime.js'" },
  leftOut: ['luxon/src/zones/IANAZone.js', 'luxon/src/zones/invalidZone.js'],
  without: {
    'luxon/src/datetime.js': {
      DateTime: {
        kept: [
          ...['static utc', 'static invalid', 'reconfigure', 'toFormat', 'toJSDate'],
          ...['isValid', 'month', 'offset', 'year', 'zone'],
        ],
      },
    },
    'luxon/src/impl/formatter.js': {
      Formatter: { kept: ['static create', 'static parseFormat', 'formatDateTimeFromString', 'num'] },
    },
    'luxon/src/impl/locale.js': {
      Locale: {
        kept: [
          ...['static create', 'static fromObject', 'clone', 'dtFormatter', 'extract', 'fastNumbers'],
          // For a device that does not know the language and writes English instead.
          'isEnglish',
          ...['listingMode', 'numberFormatter', 'redefaultToEN'],
        ],
      },
      PolyDateFormatter: { kept: ['formatToParts'] },
    },
    'luxon/src/settings.js': { Settings: ['static resetCaches', 'static twoDigitCutoffYear'] },
    'luxon/src/zones/fixedOffsetZone.js': {
      FixedOffsetZone: { kept: ['static utcInstance', 'equals', 'isValid', 'offset', 'type'] },
    },
    'luxon/src/zones/systemZone.js': {
      SystemZone: { kept: ['static instance', 'equals', 'isValid', 'offset', 'type'] },
    },
    'luxon/src/zone.js': { Zone: { kept: [] } },
  },
}
