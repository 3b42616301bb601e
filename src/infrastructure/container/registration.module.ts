import { WatchConnectivity } from '@application/connectivity/watch-connectivity.ts'
import { Register } from '@application/registration/register.ts'
import { RegistrationDrafts } from '@application/registration/registration-drafts.ts'
import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { RegistrationValidator } from '@application/registration/registration-validator.ts'
import { ContainerModule } from 'inversify'
import { HttpRegistrationRepository } from '../http/registration/http-registration-repository.ts'
import { SessionStorageRegistrationDrafts } from '../storage/session-storage-registration-drafts.ts'
import { ClassValidatorRegistrationValidator } from '../validation/class-validator-registration-validator.ts'
import { provide } from './provide.ts'

/** Registering a new customer. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(RegistrationDrafts).to(SessionStorageRegistrationDrafts)
  bind(RegistrationRepository).to(HttpRegistrationRepository)
  bind(RegistrationValidator).to(ClassValidatorRegistrationValidator)
  provide(bind, Register)
  provide(bind, WatchConnectivity)
})
