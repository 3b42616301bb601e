import { box, leaf, line, oval, path, sun, svg, widthOf, word } from './kit.ts'

/** "Boa praça" is a market square and also a friendly person: an awning, and under it a leaf that smiles. Drawn in 512. */
export const mark = (cloth: string, gold: string, smile: string, rib: string): string =>
  '<g transform="matrix(1.09 0 0 1.09 -23 -23)">' +
  path('M146 112h70l-14 98v22a53 46 0 0 1-106 0v-22l30-83q5-15 20-15z', cloth) +
  path('M216 112h80l14 98v22a54 46 0 0 1-108 0v-22z', gold) +
  path('M366 112h-70l14 98v22a53 46 0 0 0 106 0v-22l-30-83q-5-15-20-15z', cloth) +
  path('M118 304q10-4 20 2c68 36 168 36 236 0q10-6 20-2c-16 62-72 98-138 98s-122-36-138-98z', smile) +
  line('M366 326c-44 38-116 46-176 16', rib, 11) +
  line('M384 308q16-8 18-26', smile, 17) +
  '</g>'
export const markOnGreen = mark('#FFFFFF', sun.base, '#B9E3A6', leaf.base)

export const symbol = svg(512, 512, box(0, 0, 512, 512, 0, leaf.base) + markOnGreen, 'Rede Boa Praça')

/** The words take the colours of the theme in which the picture is shown. */
const themed =
  `<style>.main{color:${leaf.deep}}.quiet{color:${leaf.mid}}` +
  '@media(prefers-color-scheme:dark){.main{color:#F6FBF2}.quiet{color:#9BD39A}}</style>'

export const logo = svg(
  Math.ceil(78 + widthOf('Boa Praça', 40, -0.4) + 2),
  64,
  themed +
    `<g transform="scale(.125)">${box(0, 0, 512, 512, 118, leaf.base)}${markOnGreen}</g>` +
    `<g class="quiet">${word('Rede', 79, 19, 19, 'currentColor', { anchor: 'start', spacing: 0.3 })}</g>` +
    `<g class="main">${word('Boa Praça', 78, 53, 40, 'currentColor', { anchor: 'start', spacing: -0.4 })}</g>`,
  'Rede Boa Praça',
)

export const avatar = svg(
  96,
  96,
  `<clipPath id="disc"><circle cx="48" cy="48" r="48"/></clipPath>${oval(48, 48, 48, 48, '#E7E0D6')}<g clip-path="url(#disc)">` +
    path('M10 100c0-24 16-37 38-37s38 13 38 37z', '#A39787') +
    path('M36 54h24v12c-5 7-19 7-24 0z', '#B3A899') +
    oval(48, 39, 18.5, 20, '#C2B8AA') +
    '</g>',
)
