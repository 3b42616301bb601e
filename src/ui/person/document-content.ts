export const documentContent = {
  incomplete: 'Confira o número: ele está incompleto',
  checkDigits: 'Confira o número: os dígitos verificadores não conferem',
} as const
