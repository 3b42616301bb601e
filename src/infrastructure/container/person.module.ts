import { LineOfBusinessRepository } from '@application/person/line-of-business-repository.ts'
import { ListStates } from '@application/person/list-states.ts'
import { LookUpCep } from '@application/person/look-up-cep.ts'
import { PlaceRepository } from '@application/person/place-repository.ts'
import { ContainerModule } from 'inversify'
import { HttpLineOfBusinessRepository } from '../http/person/http-line-of-business-repository.ts'
import { HttpPlaceRepository } from '../http/person/http-place-repository.ts'
import { provide } from './provide.ts'

/** What the forms about a person offer to choose from: places and lines of business. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(LineOfBusinessRepository).to(HttpLineOfBusinessRepository)
  bind(PlaceRepository).to(HttpPlaceRepository)
  provide(bind, ListStates)
  provide(bind, LookUpCep)
})
