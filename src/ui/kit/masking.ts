import InputMask from 'imask/esm/controls/input'
// What the masks of the portal are made of; the whole of imask is three times as large.
import 'imask/esm/masked/dynamic'
import 'imask/esm/masked/pattern'
import type { Masking } from './masked-input.tsx'

export const masking: Masking = (input, mask) => new InputMask(input, mask)
