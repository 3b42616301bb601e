import { and, eq } from 'drizzle-orm'
import { banners } from '../database/schema.ts'
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
