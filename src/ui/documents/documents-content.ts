export const documentsContent = {
  blocked: 'O navegador bloqueou a nova aba.',
} as const
