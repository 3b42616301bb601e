import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import { ContainerModule } from 'inversify'
import { HttpFlyerRepository } from '../http/flyers/http-flyer-repository.ts'

/** The stores' flyers. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(FlyerRepository).to(HttpFlyerRepository)
})
