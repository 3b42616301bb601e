import { partsOfName, shownName } from '@ui/screen/name-in-capitals.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it.each([
  ['PICANHA BOVINA A CADA 100G', 'Picanha Bovina a cada 100G'],
  ['CHOCOLATE AO LEITE 90G', 'Chocolate ao Leite 90G'],
  ['ÁGUA DE COCO 1,5L C/ GÁS', 'Água de Coco 1,5L c/ Gás'],
  ['COCA-COLA PET 2L', 'Coca-Cola Pet 2L'],
  ['SABÃO EM PÓ KG PCT', 'Sabão em Pó KG PCT'],
  ['LEITE UHT INTEGRAL 1L', 'Leite UHT Integral 1L'],
  ['LOJA CENTRO II', 'Loja Centro II'],
  ['COLÉGIO PIO XII', 'Colégio Pio XII'],
  ['SOUZA S/A', 'Souza S/A'],
  ['SOUZA S.A.', 'Souza S.A.'],
  ['PADARIA SOUZA LTDA EPP', 'Padaria Souza Ltda EPP'],
  ['A VACA FELIZ', 'A Vaca Feliz'],
  ['Pão de queijo', 'Pão de queijo'],
  ['TV 50', 'TV 50'],
  ['', ''],
])('%j is drawn as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})

it('nothing of a name is lost or added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      for (const each of [name, name.toUpperCase()]) {
        expect(
          partsOfName(each)
            .map(({ text }) => text)
            .join(''),
        ).toBe(each)
      }
    }),
  )
})
