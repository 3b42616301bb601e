/** The customers of the examples: they do not exist, and their documents are well-known examples. */
export const MARIA = { cpf: '52998224725', nome: 'Maria Clara Souza', senha: 'praca123' } as const

/** A company with the alphanumeric CNPJ that the tax office gives as an example. */
export const BAKERY = { cpf: '12ABC34501DE35', nome: 'Padaria Pão da Praça Ltda', senha: 'praca123' } as const

/** The token in the files. The verifier replaces it with the token that the state gives. */
export const EXAMPLE_TOKEN = 'token-de-exemplo'
