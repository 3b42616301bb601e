import { ChangePhoto } from '@application/profile/change-photo.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { PhotoShrinker } from '@application/profile/photo-shrinker.ts'
import { ProfileValidator } from '@application/profile/profile-validator.ts'
import { UnsavedProfile } from '@application/profile/unsaved-profile.ts'
import { UpdateProfile } from '@application/profile/update-profile.ts'
import { ContainerModule } from 'inversify'
import { CanvasPhotoShrinker } from '../browser/canvas-photo-shrinker.ts'
import { ClassValidatorProfileValidator } from '../validation/class-validator-profile-validator.ts'
import { provide } from './provide.ts'

/** Changing the registration and the photo. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(PhotoShrinker).to(CanvasPhotoShrinker)
  bind(ProfileValidator).to(ClassValidatorProfileValidator)
  provide(bind, ChangePhoto)
  provide(bind, ChangeRegistrationStatus)
  provide(bind, UnsavedProfile)
  provide(bind, UpdateProfile)
})
