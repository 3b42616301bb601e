import { PosterSharer } from '@application/purchases/poster-sharer.ts'
import { ReadEarningStatements } from '@application/purchases/read-earning-statements.ts'
import { ReadMonthOfPurchases } from '@application/purchases/read-month-of-purchases.ts'
import { SummarizePurchases } from '@application/purchases/summarize-purchases.ts'
import { ContainerModule } from 'inversify'
import { CanvasPosterSharer } from '../browser/canvas-poster-sharer.ts'
import { provide } from './provide.ts'

/** What the purchases screen shows besides the list. Home needs the saved total only, so it does not load this. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(PosterSharer).to(CanvasPosterSharer)
  provide(bind, ReadEarningStatements)
  provide(bind, ReadMonthOfPurchases)
  provide(bind, SummarizePurchases)
})
