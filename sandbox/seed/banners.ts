import type { banners } from '../database/schema.ts'
import { GROUP } from '../group.ts'

type Banner = typeof banners.$inferInsert

/** Links into the portal, a link to another site, and a banner without a link. */
const CAROUSEL = [
  { picture: 'banner-1', link: '/#/campanha/7/detalhes' },
  { picture: 'banner-2', link: '/#/tabloides' },
  { picture: 'banner-3', link: 'https://redeboapraca.example/receitas' },
  { picture: 'banner-4', link: null },
]

const PARTNERS = [
  'moinho-aurora',
  'laticinios-serra',
  'cafe-horizonte',
  'limpa-facil',
  'granja-nova',
  'frutos-do-vale',
]

export const BANNERS: readonly Banner[] = [
  ...CAROUSEL.map(
    ({ picture, link }, index): Banner => ({
      id: index + 1,
      formatId: GROUP.formatId,
      place: 'carousel',
      picture: `/sandbox/pictures/banners/${picture}.svg`,
      link,
      storeId: 1,
    }),
  ),
  ...PARTNERS.map(
    (partner, index): Banner => ({
      id: 100 + index,
      formatId: GROUP.formatId,
      place: 'footer',
      picture: `/sandbox/pictures/partners/${partner}.svg`,
      link: `https://${partner}.example/`,
      storeId: 1,
    }),
  ),
]
