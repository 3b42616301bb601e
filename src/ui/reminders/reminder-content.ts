export const reminderContent = {
  remindMe: 'Criar lembrete',
  saved: 'Lembrete salvo. Abra o arquivo para colocá-lo na sua agenda.',
  failed: 'Não foi possível criar o lembrete. Tente de novo.',
} as const
