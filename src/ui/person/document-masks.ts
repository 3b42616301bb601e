import { customerDocument } from '@domain/person/customer-document.ts'
import type { Mask } from '../kit/masked-input.tsx'

const upperCase = (text: string) => text.toUpperCase()

/** Of what is pasted with its name, such as `CNPJ: 12.345.678/0001-95`: its letters would be taken for those of the number. */
const withoutName = (text: string) => text.replace(/^\s*(?:CPF|CNPJ)\b\W*/i, '')

const CPF_PATTERN = '000.000.000-00'
/** 12 characters of the alphanumeric CNPJ and its two check digits. */
const CNPJ_PATTERN = '##.###.###/####-00'
const CNPJ_DEFINITIONS = { '#': /[0-9A-Z]/ }

export const cpfMask: Mask = { mask: CPF_PATTERN }

/** `12.345.678/0001-95` or, since July 2026, `12.ABC.345/01DE-35`; letters become capitals. */
export const cnpjMask: Mask = {
  mask: CNPJ_PATTERN,
  definitions: CNPJ_DEFINITIONS,
  prepare: withoutName,
  prepareChar: upperCase,
}

/** A CPF or a CNPJ: the domain decides which. */
export const documentMask: Mask = {
  mask: [{ mask: CPF_PATTERN }, { mask: CNPJ_PATTERN, definitions: CNPJ_DEFINITIONS }],
  prepare: withoutName,
  prepareChar: upperCase,
  dispatch: (appended, masked, _flags, tail) => {
    const [cpf, cnpj] = masked.compiledMasks
    const { kind } = customerDocument(`${masked.value}${appended}${String(tail)}`)
    return kind === 'cnpj' ? cnpj : cpf
  },
}
