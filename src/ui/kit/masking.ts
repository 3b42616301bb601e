import { InputMask } from 'imask'
import type { Masking } from './masked-input.tsx'

export const masking: Masking = (input, mask) => new InputMask(input, mask)
