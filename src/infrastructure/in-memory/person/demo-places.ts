import { STATES } from '@domain/person/place.ts'

/** One street, one town with a single CEP; any other CEP is unknown. */
export const demoGeography = {
  places: new Map([
    ['01001000', { street: 'Praça da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' }],
    ['13825000', { street: '', district: '', city: 'Holambra', state: 'SP' }],
  ]),
  states: STATES,
  cities: new Map([
    ['SP', ['Campinas', 'Holambra', 'São Paulo']],
    ['PR', ['Curitiba', 'Londrina']],
  ]),
}
