import type { AcceptedTerm, Term } from '@domain/terms/term.ts'

export const demoTerms: readonly Term[] = [
  {
    id: 3,
    typeName: 'Regulamento do Programa',
    html: '<h1>Regulamento do Programa</h1><p>Informe o CPF no caixa <strong>antes</strong> do pagamento.</p>',
  },
  {
    id: 4,
    typeName: 'Política de Privacidade',
    html: '<h1>Política de Privacidade</h1><p>Usamos os seus dados para calcular os seus descontos.</p>',
  },
]

export const demoAcceptedTerms: readonly AcceptedTerm[] = [
  {
    id: 3,
    typeName: 'Regulamento do Programa',
    ip: '203.0.113.7',
    acceptedOn: { year: 2024, month: 2, day: 1 },
  },
]
