/** Whom the contracts' examples are about: made-up people with documents out of textbooks. */
export const MARIA = { cpf: '52998224725', nome: 'Maria Clara Souza', senha: 'praca123' } as const

/** A company, under the alphanumeric CNPJ of the tax office's own example. */
export const BAKERY = { cpf: '12ABC34501DE35', nome: 'Padaria Pão da Praça Ltda', senha: 'praca123' } as const

/** Stands in the files where the verifier puts the token that the state gave. */
export const EXAMPLE_TOKEN = 'token-de-exemplo'
