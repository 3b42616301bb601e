export const demoLinesOfBusiness: readonly string[] = ['Mercearia', 'Padaria', 'Restaurante']
