import { noticesContent } from '@ui/shell/notices/notices-content.ts'
import { expect, it } from 'vitest'

it('says one activated offer in the singular, and several in the plural', () => {
  expect([noticesContent.offer('Café', false), noticesContent.lapses('em 3 dias', false)]).toEqual([
    'Oferta ativada: Café',
    'vence em 3 dias',
  ])
  expect([noticesContent.offer('Café e mais 11', true), noticesContent.lapses('em 3 dias', true)]).toEqual([
    'Ofertas ativadas: Café e mais 11',
    'vencem em 3 dias',
  ])
})

it('says that a reward was delivered also where the server does not name it', () => {
  expect([noticesContent.delivered('Bicicleta'), noticesContent.delivered('')]).toEqual([
    'Sua recompensa foi entregue: Bicicleta',
    'Sua recompensa foi entregue',
  ])
})
