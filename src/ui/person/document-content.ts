export const documentContent = {
  incomplete: 'Confira o número: faltam caracteres',
  checkDigits: 'Confira o número: os dígitos verificadores não conferem',
} as const
