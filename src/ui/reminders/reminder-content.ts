export const reminderContent = {
  remindMe: 'Criar lembrete',
  saved: 'Arquivo do lembrete salvo. Abra-o para colocar o lembrete na sua agenda.',
  failed: 'Não foi possível criar o lembrete. Tente de novo.',
} as const
