/** The customers of the examples: they do not exist, and their documents are well-known examples. */
export const MARIA = { cpf: '52998224725', nome: 'Maria Clara Souza', senha: 'praca123' } as const

/** A company with the alphanumeric CNPJ that the tax office gives as an example. */
export const BAKERY = { cpf: '12ABC34501DE35', nome: 'Padaria Pão da Praça Ltda', senha: 'praca123' } as const

/** A company with a CNPJ of digits alone, as most have. */
export const GROCERY = {
  cpf: '11222333000181',
  nome: 'Mercearia da Esquina Ltda',
  senha: 'praca123',
} as const

/** A document with which no customer is registered. */
export const NOBODY = { cpf: '11144477735', nome: 'João Pereira Lima' } as const

/** The token in the files. The verifier replaces it with the token that the state gives. */
export const EXAMPLE_TOKEN = 'token-de-exemplo'

/** The same for a session that has expired: a server that plays the contracts can distinguish the two. */
export const EXPIRED_TOKEN = 'token-de-exemplo-expirado'
