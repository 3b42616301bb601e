export const appContent = {
  sessionExpired: 'Sua sessão expirou. Entre novamente.',
} as const
