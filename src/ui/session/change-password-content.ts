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
  inDoubt:
    'Não recebemos a confirmação, e a senha pode ter sido alterada. Se a senha atual não for aceita, tente a nova.',
} as const
