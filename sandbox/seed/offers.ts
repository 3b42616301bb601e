import { addDays, type Day } from '../calendar.ts'
import type { offers, promotions } from '../database/schema.ts'
import { cents } from '../money.ts'

type Promotion = typeof promotions.$inferInsert
type Offer = typeof offers.$inferInsert

/** The promotions by what they are for; each offer below names the one it belongs to. */
const PROMOTION = {
  week: 10,
  meat: 11,
  club: 12,
  curitiba: 13,
  londrina: 14,
  joinville: 15,
  fuel: 16,
  birthday: 17,
} as const

/** General and exclusive promotions of the whole group and of single cities, all of them running today. */
export function promotionsAround(today: Day): Promotion[] {
  const days = (from: number, to: number) => ({ startsOn: addDays(today, from), endsOn: addDays(today, to) })
  return [
    { id: PROMOTION.week, audience: 'G', displayName: 'Ofertas da semana', ...days(-4, 2) },
    { id: PROMOTION.meat, audience: 'G', displayName: 'Festival da carne', ...days(-1, 5) },
    { id: PROMOTION.club, audience: 'E', displayName: 'Só para você', ...days(-6, 8) },
    { id: PROMOTION.curitiba, audience: 'G', displayName: 'É de Curitiba', ...days(-4, 2), city: 'Curitiba' },
    { id: PROMOTION.londrina, audience: 'G', displayName: 'É de Londrina', ...days(-4, 2), city: 'Londrina' },
    {
      id: PROMOTION.joinville,
      audience: 'G',
      displayName: 'É de Joinville',
      ...days(-4, 2),
      city: 'Joinville',
    },
    { id: PROMOTION.fuel, audience: 'G', displayName: 'Posto Boa Praça', ...days(-12, 18) },
    { id: PROMOTION.birthday, audience: 'A', displayName: 'Presente de aniversariante', ...days(-2, 12) },
  ]
}

/** A rule of a discount type of product.md §9, before the wire's field names. */
type Rule = Pick<Offer, 'ruleType' | 'ruleValue' | 'ruleMessage'>

/** Type 1: a percentage off, rounded as the shelf label rounds it. */
const percent = (price: number, original: number): Rule => ({
  ruleType: 1,
  ruleValue: Math.round((1 - price / original) * 100),
  ruleMessage: '',
})
/** Type 2: the message alone. */
const message = (ruleMessage: string): Rule => ({ ruleType: 2, ruleValue: 0, ruleMessage })
/** Type 3: the message, shown with the price. */
const withPrice = (ruleMessage: string): Rule => ({ ruleType: 3, ruleValue: 0, ruleMessage })
/** Type 4: so much less on each unit. */
const perUnit: Rule = { ruleType: 4, ruleValue: 0, ruleMessage: '' }
/** Type 5: so many reais less on each litre. */
const perLitre = (ruleValue: number): Rule => ({ ruleType: 5, ruleValue, ruleMessage: '' })

type Line = [
  name: string,
  picture: string,
  price: number,
  original: number,
  limit: number,
  rule: 'percent' | Rule,
  ...string[],
]

const WHILE_STOCKS_LAST = 'Até acabarem os estoques'

/** 'A CADA 100G', '80G' and '50G' are sold by weight: their prices are those of a kilogram (product.md §9). */
const LINES: Readonly<Record<keyof typeof PROMOTION, readonly Line[]>> = {
  week: [
    ['ARROZ BRANCO TIPO 1 5KG', 'arroz', 24.9, 29.9, 4, 'percent', 'Leve hoje', WHILE_STOCKS_LAST],
    ['FEIJÃO PRETO TIPO 1 1KG', 'feijao', 6.49, 8.99, 6, 'percent'],
    ['CAFÉ TORRADO E MOÍDO TRADICIONAL 500G', 'cafe', 17.9, 22.9, 3, 'percent', 'Preço de segunda a domingo'],
    ['AÇÚCAR REFINADO 1KG', 'acucar', 3.99, 4.99, 10, 'percent'],
    ['ÓLEO DE SOJA 900ML', 'oleo', 6.29, 7.79, 6, perUnit],
    ['MACARRÃO ESPAGUETE COM OVOS 500G', 'macarrao', 3.19, 4.29, 10, withPrice('Leve 3, pague 2')],
    ['LEITE UHT INTEGRAL 1L', 'leite', 4.79, 5.69, 12, perUnit, 'Caixa com 12 também'],
    ['MANTEIGA EXTRA COM SAL 200G', 'manteiga', 10.9, 13.9, 4, 'percent'],
    ['OVOS BRANCOS GRANDES BANDEJA COM 20', 'ovos', 15.9, 18.9, 2, 'percent'],
    ['BANANA CATURRA A CADA 100G', 'banana', 3.99, 5.49, 5, 'percent', 'Colhida na região'],
    ['TOMATE LONGA VIDA A CADA 100G', 'tomate', 6.98, 9.98, 5, 'percent'],
    ['BATATA MONALISA LAVADA A CADA 100G', 'batata', 4.49, 5.99, 5, withPrice('Na compra acima de 2 kg')],
    ['PAPEL HIGIÊNICO FOLHA DUPLA COM 12', 'papel-higienico', 17.9, 21.9, 3, message('Leve 12, pague 11')],
    ['DETERGENTE LÍQUIDO NEUTRO 500ML', 'detergente', 1.99, 2.79, 12, perUnit],
    ['SABÃO EM PÓ LAVAGEM PERFEITA 1,6KG', 'sabao', 16.9, 21.9, 3, 'percent'],
    ['REFRIGERANTE DE GUARANÁ 2L', 'refrigerante', 6.99, 8.99, 6, withPrice('Na compra de 2 unidades')],
  ],
  meat: [
    ['PICANHA BOVINA A CADA 100G', 'picanha', 69.9, 89.9, 3, 'percent', 'Leve hoje', WHILE_STOCKS_LAST],
    ['LINGUIÇA TOSCANA A CADA 100G', 'linguica', 18.9, 23.9, 5, 'percent', 'Fresca do dia'],
    ['FRANGO INTEIRO CONGELADO KG', 'frango', 9.98, 12.98, 4, 'percent'],
    ['FILÉ DE TILÁPIA A CADA 100G', 'peixe', 44.9, 54.9, 4, 'percent'],
    ['CAMARÃO SETE BARBAS LIMPO A CADA 50G', 'camarao', 79.8, 99.8, 4, 'percent', 'Direto do litoral'],
    ['BACON EM MANTA A CADA 100G', 'bacon', 32.9, 39.9, 3, withPrice('Inteiro ou fatiado')],
    ['CERVEJA PILSEN LATA 350ML', 'cerveja', 3.29, 4.19, 24, perUnit, 'Aprecie com moderação'],
    ['PÃO DE ALHO TRADICIONAL 400G', 'pao-frances', 12.9, 16.9, 4, message('Leve 2 e ganhe 1 farofa')],
  ],
  club: [
    ['MUSSARELA FATIADA A CADA 100G', 'queijo-mussarela', 42.9, 54.9, 3, 'percent', 'Exclusivo do clube'],
    ['PRESUNTO COZIDO FATIADO A CADA 80G', 'presunto', 34.9, 44.9, 3, 'percent', 'Exclusivo do clube'],
    ['SALAME ITALIANO FATIADO A CADA 50G', 'salame', 89.9, 109.9, 3, 'percent'],
    ['QUEIJO MINAS FRESCAL A CADA 80G', 'queijo-minas', 39.9, 49.9, 3, 'percent', 'Produção artesanal'],
    ['AZEITE DE OLIVA EXTRAVIRGEM 500ML', 'azeite', 34.9, 44.9, 2, 'percent', 'Escolhido para você'],
    ['VINHO TINTO SECO CABERNET 750ML', 'vinho', 29.9, 39.9, 6, perUnit, 'Aprecie com moderação'],
    ['CHOCOLATE AO LEITE BARRA 90G', 'chocolate', 5.49, 7.49, 8, withPrice('Na compra de 3 unidades')],
    ['FRALDA DESCARTÁVEL TAMANHO G COM 40', 'fralda', 49.9, 64.9, 2, 'percent'],
    ['RAÇÃO PARA CÃES ADULTOS 10,1KG', 'racao', 99.9, 124.9, 2, 'percent', 'Para quem tem pets'],
    ['CASTANHA DE CAJU TORRADA A CADA 50G', 'castanha', 99.9, 129.9, 4, 'percent'],
    ['SHAMPOO HIDRATAÇÃO INTENSA 325ML', 'shampoo', 13.9, 18.9, 4, message('Segunda unidade pela metade')],
    ['AMACIANTE CONCENTRADO 1,5L', 'amaciante', 15.9, 19.9, 3, perUnit],
  ],
  curitiba: [
    ['PÃO FRANCÊS A CADA 100G', 'pao-frances', 13.9, 16.9, 10, 'percent', 'Assado de hora em hora'],
    ['BOLO DE CENOURA COM CHOCOLATE UN', 'bolo', 19.9, 24.9, 2, 'percent'],
    ['MAÇÃ GALA A CADA 100G', 'maca', 8.98, 11.98, 5, 'percent'],
    ['CENOURA A CADA 100G', 'cenoura', 3.98, 5.98, 5, 'percent'],
    ['ALFACE CRESPA UNIDADE', 'alface', 2.49, 3.49, 5, perUnit, 'Do cinturão verde'],
    ['PIZZA DE MUSSARELA CONGELADA 460G', 'pizza', 14.9, 19.9, 3, withPrice('Na compra de 2 unidades')],
    ['SUCO DE UVA INTEGRAL 1L', 'suco', 11.9, 15.9, 6, 'percent'],
    ['FARINHA DE TRIGO TIPO 1 5KG', 'farinha', 17.9, 21.9, 3, 'percent'],
  ],
  londrina: [
    ['LARANJA PERA A CADA 100G', 'laranja', 3.49, 4.99, 8, 'percent', 'Do norte do Paraná'],
    ['CEBOLA NACIONAL A CADA 100G', 'cebola', 4.98, 6.98, 5, 'percent'],
    ['IOGURTE NATURAL INTEGRAL 170G', 'iogurte', 2.69, 3.49, 12, perUnit],
    ['SORVETE DE CREME POTE 1,5L', 'sorvete', 19.9, 26.9, 3, 'percent'],
    ['AMENDOIM JAPONÊS A CADA 80G', 'amendoim', 24.9, 31.9, 4, 'percent'],
    ['CREME DENTAL MENTA 90G', 'creme-dental', 3.29, 4.49, 8, message('Leve 4, pague 3')],
  ],
  joinville: [
    ['ÁGUA MINERAL SEM GÁS 1,5L', 'agua', 2.29, 2.99, 12, perUnit],
    ['SABONETE EM BARRA 85G', 'sabonete', 1.99, 2.69, 12, withPrice('Na compra de 6 unidades')],
    ['BISCOITO RECHEADO CHOCOLATE 140G', 'biscoito', 2.49, 3.29, 10, 'percent'],
    ['FILÉ DE PEIXE BRANCO CONGELADO 800G', 'peixe', 29.9, 37.9, 3, 'percent'],
    ['CERVEJA ARTESANAL PURO MALTE 600ML', 'cerveja', 9.9, 13.9, 12, perUnit, 'Aprecie com moderação'],
    ['QUEIJO COLONIAL A CADA 100G', 'queijo-minas', 46.9, 57.9, 3, 'percent', 'Da serra catarinense'],
  ],
  fuel: [
    ['GASOLINA COMUM LITRO', 'gasolina', 6.09, 6.19, 40, perLitre(0.1), 'Informe o CPF na bomba'],
    ['ETANOL COMUM LITRO', 'gasolina', 4.14, 4.29, 40, perLitre(0.15), 'Informe o CPF na bomba'],
  ],
  birthday: [
    ['BOLO DE ANIVERSÁRIO A CADA 100G', 'bolo', 49.9, 64.9, 1, 'percent', 'Feliz aniversário!'],
    ['KIT REFRIGERANTE 2L COM 3', 'refrigerante', 18.9, 24.9, 1, withPrice('No mês da sua festa')],
  ],
}

/** The sixty offers. Every tenth has its rule as one object instead of a list, as docs/wire.md allows. */
export function offerRows(): Offer[] {
  const names = Object.keys(PROMOTION) as (keyof typeof PROMOTION)[]
  return names
    .flatMap((promotion) => LINES[promotion].map((line) => ({ promotionId: PROMOTION[promotion], line })))
    .map(({ promotionId, line }, index): Offer => {
      const [name, picture, price, original, limitPerCustomer, rule, message1 = '', message2 = ''] = line
      return {
        id: 501 + index,
        promotionId,
        name,
        picture: `/sandbox/pictures/products/${picture}.svg`,
        priceCents: cents(price),
        originalPriceCents: cents(original),
        limitPerCustomer,
        message1,
        message2,
        ...(rule === 'percent' ? percent(price, original) : rule),
        ruleForm: index % 10 === 9 ? 'object' : 'list',
      }
    })
}
