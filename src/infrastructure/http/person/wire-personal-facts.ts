import type { Gender, MaritalStatus } from '@domain/person/person.ts'

/** The backend's codes, the same in a registration and in the person (product.md §3). */
export const GENDERS: Readonly<Record<Gender, string>> = { male: 'M', female: 'F', other: 'O' }
export const MARITAL_STATUSES: Readonly<Record<MaritalStatus, string>> = {
  single: 'S',
  married: 'C',
  divorced: 'D',
  widowed: 'V',
}
