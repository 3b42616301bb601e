import type { Term } from '@domain/terms/term.ts'
import { Factory } from 'fishery'

class TermFactory extends Factory<Term> {
  privacy() {
    return this.params({ id: 4, typeName: 'Política de Privacidade', html: '<p>Seus dados.</p>' })
  }
}

export const term = TermFactory.define(
  (): Term => ({
    id: 3,
    typeName: 'Regulamento do Programa',
    html: '<h1>Regulamento</h1><p>As regras.</p>',
  }),
)
