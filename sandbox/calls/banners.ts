import { and, eq } from 'drizzle-orm'
import type { ProviderStates } from '../control/provider-state.ts'
import { banners } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { absolute, answer, type Backend, type CallContext, type Calls, newCalls } from '../http/answers.ts'

/** The public content API: the carousel of home and the partners of the footer (calls 45 and 46). */
export function calls({ db }: Backend): Calls {
  const list = (place: 'carousel' | 'footer') => async (c: CallContext) => {
    const found = await db.query.banners.findMany({
      where: and(eq(banners.formatId, Number(c.req.param('formatId'))), eq(banners.place, place)),
      orderBy: banners.id,
    })
    const wire = found.map((banner) => ({
      url: absolute(c, banner.picture),
      link: banner.link === null ? null : absolute(c, banner.link),
      idLoja: banner.storeId,
    }))
    return answer(c, wire)
  }
  return newCalls()
    .get('/api/app/banners/:formatId{[0-9]+}', list('carousel'))
    .get('/api/app/banner-footers/:formatId{[0-9]+}', list('footer'))
}

/** What contracts may ask for. */
export const providerStates: ProviderStates = {
  'há banners': {
    meaning:
      'The format has a banner for the home page and a partner logo, both with a picture and this link. Others may be beside them. Another format has both with the link `linkDeOutroFormato`.',
    bringAbout: async ({ db }, params) => {
      const formatId = params.integer('formato', GROUP.formatId)
      const link = params.text('link', 'https://redeboapraca.example/')
      const linkOfOther = params.text('linkDeOutroFormato', 'https://redeboapraca.example/atacado')
      const inBothFormats = (place: 'carousel' | 'footer', picture: string) => [
        { formatId, place, picture, link, storeId: 1 },
        { formatId: formatId + 1, place, picture, link: linkOfOther, storeId: 1 },
      ]
      await db
        .insert(banners)
        .values([
          ...inBothFormats('carousel', '/sandbox/pictures/banners/banner-1.svg'),
          ...inBothFormats('footer', '/sandbox/pictures/partners/granja-nova.svg'),
        ])
      return { formato: formatId }
    },
  },
}
