import { ADVISED_PASSWORD_LENGTH } from '@domain/session/password.ts'

export const changePasswordContent = {
  current: 'Senha atual',
  next: 'Nova senha',
  nextWarning: `Dica: uma senha com ${ADVISED_PASSWORD_LENGTH} caracteres ou mais, com letras e números, protege melhor`,
  confirmation: 'Confirmar nova senha',
  confirm: 'Confirmar',
  confirming: 'Alterando…',
  violations: {
    current: { required: 'Digite a senha atual' },
    next: {
      required: 'Digite a nova senha',
      'too-short': 'A nova senha deve ter no mínimo 3 caracteres',
    },
    confirmation: { mismatch: 'As senhas não coincidem' },
  },
  changed: 'Senha alterada com sucesso',
  failed: 'Não foi possível alterar a senha. Tente de novo.',
  inDoubt:
    'Não recebemos a resposta, e a senha pode ter sido alterada. Se a senha atual não for aceita, tente a nova.',
} as const
