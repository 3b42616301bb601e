import type { JsonSchema } from './json-schema.ts'

const AS_IT_CAME = 'As call 5 has answered it, null or missing where it was so there.'
const UNLESS_CHANGED = 'As call 5 has answered it, unless the customer has changed it.'

const text = (description?: string): JsonSchema => ({
  type: ['string', 'null'],
  ...(description && { description }),
})

/** Fields that are always there, and others. */
const person = (
  needed: Readonly<Record<string, JsonSchema>>,
  others: Readonly<Record<string, JsonSchema>>,
) => ({
  type: 'object',
  properties: { ...needed, ...others },
  required: Object.keys(needed),
})

const row = (id: string, fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  description: 'The first one is the form’s; the others go back as they came.',
  properties: {
    [id]: { description: 'As call 5 has answered it, of whatever type; 0 for a new one.' },
    ...fields,
  },
})

/**
 * The body of call 6. It is not made of the contracts' examples, because it holds what call 5 has answered: its types are as various as
 * that answer's (src/infrastructure/http/person/wire-person-update.ts).
 */
export const PROFILE_UPDATE: JsonSchema = person(
  {
    atributos: { type: 'array', items: {} },
    pessoa: {
      ...person(
        {
          nomeRazao: { type: 'string' },
          cpfCnpj: { type: 'string' },
          email: { type: 'string' },
          tipo: { const: 'web' },
          tempoLimiteReativacaoCadastro: { const: 24 },
          enderecos: {
            type: 'array',
            items: row('idEndereco', {
              tipo: { description: AS_IT_CAME },
              cep: text('8 digits in the first one.'),
              logradouro: text(),
              logradouroNro: text(),
              logradouroCMPL: text(),
              bairro: text(),
              cidade: text(),
              uf: text(),
              codMun: { description: 'As call 5 has answered it, and null for another city.' },
              pais: { description: AS_IT_CAME },
            }),
          },
          telefones: {
            type: 'array',
            items: row('idTelefone', {
              tipo: { description: UNLESS_CHANGED },
              ddd: text(),
              numero: text(),
              preferencial: { description: 'true in the first one.' },
            }),
          },
        },
        {
          canal: { description: UNLESS_CHANGED },
          dtaNascFund: text(UNLESS_CHANGED),
          sexo: text(UNLESS_CHANGED),
          estadoCivil: text(UNLESS_CHANGED),
          nomeFantasia: text(UNLESS_CHANGED),
          ramoAtividade: text(UNLESS_CHANGED),
          tratamento: text(UNLESS_CHANGED),
          fisicaJuridica: text(AS_IT_CAME),
          dtaInclusao: text(AS_IT_CAME),
          dtaHoraSolicitacaoExclusao: text(AS_IT_CAME),
          preferencias: { type: ['object', 'null'], description: AS_IT_CAME },
          tempoRestanteReativacaoCadastro: { type: ['object', 'null'], description: AS_IT_CAME },
          atribPessoas: { description: AS_IT_CAME },
        },
      ),
      description:
        'What call 5 has answered right before, with the customer’s changes laid over it. Fields that this document does not name go back too.',
    },
  },
  {},
)
