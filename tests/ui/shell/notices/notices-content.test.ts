import { noticesContent } from '@ui/shell/notices/notices-content.ts'
import { expect, it } from 'vitest'

it('says one activated offer in the singular, and several in the plural', () => {
  expect(noticesContent.offer('Café', false)).toBe('Oferta ativada: Café')
  expect(noticesContent.offer('Café e mais 11', true)).toBe('Ofertas ativadas: Café e mais 11')
})

it('says that a reward was delivered also where the server does not name it', () => {
  expect([noticesContent.delivered('Bicicleta'), noticesContent.delivered('')]).toEqual([
    'Sua recompensa foi entregue: Bicicleta',
    'Sua recompensa foi entregue',
  ])
})
