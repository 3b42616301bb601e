export const reminderContent = {
  remindMe: 'Criar lembrete',
  saved: 'Lembrete salvo em um arquivo. Abra o arquivo para colocar o lembrete na sua agenda.',
  failed: 'Não foi possível criar o lembrete. Tente de novo.',
} as const
