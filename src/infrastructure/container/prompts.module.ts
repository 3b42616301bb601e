import { JudgeMoment } from '@application/prompts/judge-moment.ts'
import { ContainerModule } from 'inversify'
import { provide } from './provide.ts'

/** When a customer may be asked for a favour. */
export const promptsModule = new ContainerModule(({ bind }) => {
  provide(bind, JudgeMoment)
})
