import { digitsOf } from '@domain/person/address.ts'
import { ValidateBy } from 'class-validator'

/** A rule of the domain as a decorator of class-validator. A field that breaks it gets a code, never a sentence. */
export const Must = <Rules extends object = object>(
  code: 'required' | 'invalid' | 'mismatch',
  holds: (value: string, rules: Rules) => boolean,
): PropertyDecorator =>
  ValidateBy(
    {
      name: code,
      validator: { validate: (value, context) => holds(value, context?.object as Rules) },
    },
    { message: code },
  )

export const isGiven = (text: string): boolean => text.trim() !== ''

export const Given = (): PropertyDecorator => Must('required', isGiven)

/** For a number with a mask, which may put punctuation into a field before the first digit is typed. */
export const GivenDigits = (): PropertyDecorator => Must('required', (typed) => digitsOf(typed) !== '')
