import { stateCodeOf } from '@domain/person/place.ts'
import type { Mask } from '../kit/masked-input.tsx'

/** `01310-100` */
export const cepMask: Mask = { mask: '00000-000' }

/**
 * `(11)98765-4321`. A 0 before the area code is left out, because no area code begins with it; +55, 0055 and a carrier's code (0 15) only
 * where the number comes whole, pasted or filled in by the browser, because 55 and 15 are area codes too.
 */
export const mobileMask: Mask = {
  mask: '(X0)00000-0000',
  definitions: { X: /[1-9]/ },
  prepare: (text: string) => text.replace(/^\D*(?:\+55|(?:(?:00)?55|0\D*\d\d)(?=(?:\D*\d){11}\D*$))/, ''),
}

/** A number without area code: `3456-7890` (landline) or `98765-4321` (mobile). A longer one was stored elsewhere, and stays as it is. */
export const phoneNumberMask: Mask = {
  mask: [{ mask: '0000-0000' }, { mask: '00000-0000' }, { mask: '0'.repeat(20) }],
}

/** dd/mm/aaaa; browsers fill in a birthday as aaaa-mm-dd, and 1/2/1990 may be pasted. */
export const dayMask: Mask = {
  mask: '00/00/0000',
  prepare: (text: string) =>
    text
      .replace(/^\s*(\d{4})-(\d{2})-(\d{2})\s*$/, '$3/$2/$1')
      .replace(
        /^\s*(\d{1,2})\D(\d{1,2})\D(?=\d{4}\s*$)/,
        (_, day: string, month: string) => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/`,
      ),
}

export const dddMask: Mask = { mask: '000' }

/** Two letters, capitals. A whole name, pasted or filled in by the browser, becomes its code: 'Paraná' is PR, and PA would be Pará. */
export const ufMask: Mask = {
  mask: 'aa',
  prepare: (text: string) => stateCodeOf(text) || text,
  prepareChar: (text: string) => text.toUpperCase(),
}
