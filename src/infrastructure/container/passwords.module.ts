import { ChangePassword } from '@application/session/change-password.ts'
import { Passwords } from '@application/session/passwords.ts'
import { RecoverPassword } from '@application/session/recover-password.ts'
import { ContainerModule } from 'inversify'
import { HttpPasswords } from '../http/session/http-passwords.ts'
import { provide } from './provide.ts'

/** Changing and recovering the password. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(Passwords).to(HttpPasswords)
  provide(bind, ChangePassword)
  provide(bind, RecoverPassword)
})
