import { customerDocument } from '@domain/person/customer-document.ts'
import type { Mask } from '../kit/masked-input.tsx'

const upperCase = (text: string) => text.toUpperCase()

const CPF_PATTERN = '000.000.000-00'
/** 12 characters of the alphanumeric CNPJ and its two check digits. */
const CNPJ_PATTERN = '##.###.###/####-00'
const CNPJ_DEFINITIONS = { '#': /[0-9A-Z]/ }

export const cpfMask: Mask = { mask: CPF_PATTERN }

/** `12.345.678/0001-95` or, since July 2026, `12.ABC.345/01DE-35`; letters become capitals. */
export const cnpjMask: Mask = { mask: CNPJ_PATTERN, definitions: CNPJ_DEFINITIONS, prepareChar: upperCase }

/** A CPF or a CNPJ: the domain decides which. */
export const documentMask: Mask = {
  mask: [{ mask: CPF_PATTERN }, { mask: CNPJ_PATTERN, definitions: CNPJ_DEFINITIONS }],
  prepareChar: upperCase,
  dispatch: (appended, masked, _flags, tail) => {
    const [cpf, cnpj] = masked.compiledMasks
    const { kind } = customerDocument(`${masked.value}${appended}${String(tail)}`)
    return kind === 'cnpj' ? cnpj : cpf
  },
}

/** `01310-100` */
export const cepMask: Mask = { mask: '00000-000' }

/** `(11)98765-4321`; the +55 of a number copied from a contact is left out. */
export const mobileMask: Mask = {
  mask: '(00)00000-0000',
  prepare: (text: string) => text.replace(/^\s*\+55/, ''),
}

/** A number without area code: `3456-7890` (landline) or `98765-4321` (mobile). A longer one was stored elsewhere, and stays as it is. */
export const phoneNumberMask: Mask = {
  mask: [{ mask: '0000-0000' }, { mask: '00000-0000' }, { mask: '0'.repeat(20) }],
}

/** dd/mm/aaaa; browsers fill in a birthday as aaaa-mm-dd. */
export const dayMask: Mask = {
  mask: '00/00/0000',
  prepare: (text: string) => text.replace(/^\s*(\d{4})-(\d{2})-(\d{2})\s*$/, '$3/$2/$1'),
}

export const dddMask: Mask = { mask: '000' }

/** Two letters, capitals. */
export const ufMask: Mask = { mask: 'aa', prepareChar: upperCase }
