/** What the six flyers offer: both the PDF and its thumbnail are drawn from this. */
export interface Offer {
  readonly slug: string
  readonly name: string
  readonly unit: string
  readonly cents: number
  readonly before?: number
}
export interface Tabloid {
  readonly title: readonly string[]
  readonly word: string
  readonly name: string
  readonly validity: string
  readonly date: string
  readonly band: string
  readonly bandLight: string
  readonly paper: string
  readonly tint: string
  readonly tag: string
  readonly tagInk: string
  readonly thumbs: readonly string[]
  readonly pages: readonly [readonly Offer[], readonly Offer[]]
}
const o = (slug: string, name: string, unit: string, cents: number, before?: number): Offer => ({
  slug,
  name,
  unit,
  cents,
  ...(before === undefined ? {} : { before }),
})

const meat = {
  picanha: o('picanha', 'Picanha bovina resfriada', 'kg', 5990, 7490),
  frango: o('frango', 'Frango assado inteiro', 'unidade', 3290),
  linguica: o('linguica', 'Linguiça toscana', 'kg', 1990, 2590),
  bacon: o('bacon', 'Bacon fatiado', '250 g', 1490),
  presunto: o('presunto', 'Presunto cozido fatiado', '200 g', 890, 1090),
  salame: o('salame', 'Salame tipo italiano', '100 g', 1290),
  peixe: o('peixe', 'Peixe inteiro limpo', 'kg', 2790),
  camarao: o('camarao', 'Camarão limpo congelado', '400 g', 3990, 4690),
}
const cold = {
  mussarela: o('queijo-mussarela', 'Queijo mussarela', 'kg', 3990, 4790),
  minas: o('queijo-minas', 'Queijo minas frescal', '500 g', 2190),
  ovos: o('ovos', 'Ovos vermelhos', 'dúzia', 1190),
  leite: o('leite', 'Leite integral', '1 litro', 479, 599),
  iogurte: o('iogurte', 'Iogurte de morango', '540 g', 799),
  manteiga: o('manteiga', 'Manteiga com sal', '200 g', 1090, 1290),
  sorvete: o('sorvete', 'Sorvete napolitano', '1,5 litro', 2490),
  pizza: o('pizza', 'Pizza de calabresa', '460 g', 1690, 1990),
}
const dry = {
  arroz: o('arroz', 'Arroz agulhinha tipo 1', '5 kg', 2490, 2990),
  feijao: o('feijao', 'Feijão carioca tipo 1', '1 kg', 749),
  macarrao: o('macarrao', 'Macarrão espaguete', '500 g', 399, 499),
  oleo: o('oleo', 'Óleo de soja', '900 ml', 699),
  azeite: o('azeite', 'Azeite extravirgem', '500 ml', 3490, 4290),
  acucar: o('acucar', 'Açúcar refinado', '1 kg', 459),
  cafe: o('cafe', 'Café torrado e moído', '500 g', 2290, 2790),
  farinha: o('farinha', 'Farinha de trigo', '1 kg', 499),
  biscoito: o('biscoito', 'Biscoito com gotas', '140 g', 449, 599),
  chocolate: o('chocolate', 'Chocolate ao leite', '90 g', 699, 899),
  amendoim: o('amendoim', 'Amendoim torrado', '500 g', 1190),
  castanha: o('castanha', 'Castanha de caju', '150 g', 2190, 2690),
}
const bakery = {
  pao: o('pao-frances', 'Pão francês', 'kg', 1490, 1790),
  bolo: o('bolo', 'Bolo de cenoura', '500 g', 1890),
}
const garden = {
  banana: o('banana', 'Banana-prata', 'kg', 499, 699),
  maca: o('maca', 'Maçã gala', 'kg', 899),
  laranja: o('laranja', 'Laranja-pera', 'kg', 349, 499),
  tomate: o('tomate', 'Tomate italiano', 'kg', 599),
  batata: o('batata', 'Batata lavada', 'kg', 449, 599),
  cebola: o('cebola', 'Cebola nacional', 'kg', 399),
  alface: o('alface', 'Alface crespa', 'unidade', 299),
  cenoura: o('cenoura', 'Cenoura', 'kg', 379, 499),
}
const drinks = {
  cerveja: o('cerveja', 'Cerveja puro malte', '600 ml', 899, 1099),
  refrigerante: o('refrigerante', 'Refrigerante de cola', '2 litros', 849),
  suco: o('suco', 'Suco de laranja', '1 litro', 999, 1249),
  agua: o('agua', 'Água mineral', '1,5 litro', 249),
  vinho: o('vinho', 'Vinho tinto seco', '750 ml', 3490, 4490),
}
const clean = {
  sabao: o('sabao', 'Sabão em pó', '1,6 kg', 1890, 2290),
  amaciante: o('amaciante', 'Amaciante concentrado', '1 litro', 1390),
  detergente: o('detergente', 'Detergente neutro', '500 ml', 229, 299),
  papel: o('papel-higienico', 'Papel higiênico folha dupla', '12 rolos', 1790, 2190),
  shampoo: o('shampoo', 'Xampu brilho intenso', '350 ml', 1590),
  creme: o('creme-dental', 'Creme dental', '90 g', 449, 599),
  sabonete: o('sabonete', 'Sabonete em barra', '85 g', 199),
  fralda: o('fralda', 'Fralda descartável M', '40 un.', 4990, 5990),
  racao: o('racao', 'Ração para cães adultos', '3 kg', 4290),
}

export const tabloids: readonly Tabloid[] = [
  {
    title: ['Ofertas', 'da semana'],
    word: 'Ofertas',
    name: 'Ofertas da semana',
    validity: 'Ofertas válidas de 16 a 22 de novembro de 2026, enquanto durarem os estoques.',
    date: '2026-11-13T12:00:00Z',
    band: '#1F6F3F',
    bandLight: '#35924F',
    paper: '#F3F8EF',
    tint: '#DDEFD6',
    tag: '#FFC42E',
    tagInk: '#14532D',
    thumbs: ['sack', 'coffee', 'milk', 'steak', 'oil', 'beans', 'cheese', 'banana', 'soap'],
    pages: [
      [
        dry.arroz,
        dry.cafe,
        cold.leite,
        meat.picanha,
        dry.oleo,
        dry.feijao,
        cold.mussarela,
        garden.banana,
        clean.sabao,
      ],
      [
        dry.macarrao,
        dry.acucar,
        cold.ovos,
        garden.tomate,
        garden.batata,
        drinks.refrigerante,
        clean.papel,
        clean.detergente,
        bakery.pao,
      ],
    ],
  },
  {
    title: ['Semana do', 'churrasco'],
    word: 'Churrasco',
    name: 'Semana do churrasco',
    validity: 'Ofertas válidas de 20 a 26 de novembro de 2026, enquanto durarem os estoques.',
    date: '2026-11-17T12:00:00Z',
    band: '#7A2C1C',
    bandLight: '#C4533A',
    paper: '#FCF2EC',
    tint: '#F8DDD0',
    tag: '#FFC42E',
    tagInk: '#5B1F16',
    thumbs: ['steak', 'sausage', 'bird', 'glass', 'bread', 'soda', 'tomato', 'cheese', 'onion'],
    pages: [
      [
        meat.picanha,
        meat.linguica,
        meat.frango,
        drinks.cerveja,
        bakery.pao,
        drinks.refrigerante,
        garden.tomate,
        cold.minas,
        garden.cebola,
      ],
      [
        meat.bacon,
        meat.salame,
        drinks.agua,
        drinks.vinho,
        garden.batata,
        dry.farinha,
        garden.alface,
        dry.amendoim,
        cold.sorvete,
      ],
    ],
  },
  {
    title: ['Hortifruti', 'fresquinho'],
    word: 'Hortifruti',
    name: 'Hortifruti fresquinho',
    validity: 'Ofertas válidas às terças e quartas de novembro de 2026, enquanto durarem os estoques.',
    date: '2026-10-30T12:00:00Z',
    band: '#35924F',
    bandLight: '#7CC27F',
    paper: '#F1F8EE',
    tint: '#D9EFD2',
    tag: '#1F6F3F',
    tagInk: '#FFFFFF',
    thumbs: ['banana', 'apple', 'orange', 'tomato', 'potato', 'onion', 'lettuce', 'carrot', 'egg'],
    pages: [
      [
        garden.banana,
        garden.maca,
        garden.laranja,
        garden.tomate,
        garden.batata,
        garden.cebola,
        garden.alface,
        garden.cenoura,
        cold.ovos,
      ],
      [
        cold.minas,
        dry.azeite,
        drinks.suco,
        drinks.agua,
        meat.peixe,
        dry.castanha,
        cold.iogurte,
        dry.amendoim,
        meat.frango,
      ],
    ],
  },
  {
    title: ['Casa limpa', 'e cheirosa'],
    word: 'Limpeza',
    name: 'Casa limpa e cheirosa',
    validity: 'Ofertas válidas de 23 a 30 de novembro de 2026, enquanto durarem os estoques.',
    date: '2026-11-19T12:00:00Z',
    band: '#2262A2',
    bandLight: '#5B9DDA',
    paper: '#F0F5FA',
    tint: '#DAE8F5',
    tag: '#FFC42E',
    tagInk: '#17406B',
    thumbs: ['soap', 'softener', 'spray', 'roll', 'shampoo', 'paste', 'bar', 'diaper', 'water'],
    pages: [
      [
        clean.sabao,
        clean.amaciante,
        clean.detergente,
        clean.papel,
        clean.shampoo,
        clean.creme,
        clean.sabonete,
        clean.fralda,
        drinks.agua,
      ],
      [
        clean.racao,
        dry.arroz,
        dry.feijao,
        dry.acucar,
        dry.oleo,
        dry.macarrao,
        cold.leite,
        dry.cafe,
        dry.biscoito,
      ],
    ],
  },
  {
    title: ['Café da', 'manhã'],
    word: 'Café',
    name: 'Café da manhã',
    validity: 'Ofertas válidas de 1º a 7 de dezembro de 2026, enquanto durarem os estoques.',
    date: '2026-11-27T12:00:00Z',
    band: '#6B3A22',
    bandLight: '#B97838',
    paper: '#FBF5EA',
    tint: '#F5E4C4',
    tag: '#FFC42E',
    tagInk: '#5A2E18',
    thumbs: ['coffee', 'bread', 'butter', 'milk', 'cheese', 'yogurt', 'cake', 'juice', 'cookie'],
    pages: [
      [
        dry.cafe,
        bakery.pao,
        cold.manteiga,
        cold.leite,
        cold.mussarela,
        cold.iogurte,
        bakery.bolo,
        drinks.suco,
        dry.biscoito,
      ],
      [
        meat.presunto,
        cold.ovos,
        garden.banana,
        garden.maca,
        dry.farinha,
        dry.acucar,
        cold.minas,
        dry.chocolate,
        garden.laranja,
      ],
    ],
  },
  {
    title: ['Natal na', 'Boa Praça'],
    word: 'Natal',
    name: 'Natal na Boa Praça',
    validity: 'Ofertas válidas de 10 a 24 de dezembro de 2026, enquanto durarem os estoques.',
    date: '2026-12-07T12:00:00Z',
    band: '#8F1F1B',
    bandLight: '#D9523C',
    paper: '#FBF3EE',
    tint: '#F9DFD3',
    tag: '#1F6F3F',
    tagInk: '#FFFFFF',
    thumbs: ['bird', 'wine', 'nuts', 'choc', 'cake', 'fish', 'orange', 'juice', 'cheese'],
    pages: [
      [
        meat.frango,
        drinks.vinho,
        dry.castanha,
        dry.chocolate,
        bakery.bolo,
        meat.peixe,
        garden.laranja,
        drinks.suco,
        cold.mussarela,
      ],
      [
        meat.camarao,
        meat.presunto,
        meat.salame,
        dry.azeite,
        drinks.cerveja,
        cold.sorvete,
        garden.maca,
        dry.amendoim,
        cold.pizza,
      ],
    ],
  },
]
