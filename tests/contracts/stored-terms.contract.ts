import type { StoredTerms } from '@application/terms/stored-terms.ts'
import { describe, expect, it } from 'vitest'
import { term } from '../support/factories/term.ts'
import { type ArrangeDevice, itEndsWithTheSession, itKeepsCopies } from './device.ts'

const rules = term.build()
const privacy = term.privacy().build()

export function describeStoredTerms(adapter: string, arrange: ArrangeDevice<StoredTerms>): void {
  describe(`the stored terms, ${adapter}`, () => {
    it('are found by their id, and the one chosen last without', () => {
      const { open } = arrange()
      expect(open().chosen()).toBeUndefined()
      open().choose(rules)
      open().choose(privacy)
      expect(open().chosen()).toEqual(privacy)
      expect(open().find(rules.id)).toEqual(rules)
      expect(open().find(99)).toBeUndefined()
    })

    const choose = (terms: StoredTerms, each = rules) => terms.choose(each)
    const read = (terms: StoredTerms) => [terms.chosen(), terms.find(rules.id)]
    itKeepsCopies(arrange, rules, choose, read)
    itEndsWithTheSession(arrange, choose, read)
  })
}
