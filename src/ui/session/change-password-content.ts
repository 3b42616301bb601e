import type { PasswordChangeViolations } from '@application/session/change-password.ts'
import type { Sentences } from '../screen/form.ts'

export type PasswordField = keyof PasswordChangeViolations
export type PasswordViolation = NonNullable<PasswordChangeViolations[PasswordField]>

const violations: Sentences<PasswordField, PasswordViolation> = {
  current: { required: 'Digite a senha atual' },
  next: {
    required: 'Digite a nova senha',
    'too-short': 'A nova senha deve ter no mínimo 3 caracteres',
  },
  confirmation: { mismatch: 'As senhas não coincidem' },
}

export const changePasswordContent = {
  current: 'Senha atual',
  next: 'Nova senha',
  confirmation: 'Confirmar nova senha',
  confirm: 'Confirmar',
  confirming: 'Alterando…',
  violations,
  changed: 'Senha alterada com sucesso',
  failed: 'Não foi possível alterar a senha. Tente de novo.',
  /** Stays on the screen when the toast has gone. The toast has the server's words; these are others, so that nothing is said twice. */
  refused: 'A senha não foi alterada. O que você digitou continua aqui.',
  inDoubt:
    'Não recebemos a confirmação, e a senha pode ter sido alterada. Se a senha atual não for aceita, tente a nova.',
} as const
