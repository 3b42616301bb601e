import { type MaskedFieldProps, MaskedInput } from './masked-input.tsx'
import { masking } from './masking.ts'

/** A {@link TextField} that formats its value, typed, pasted, filled in by the browser or set by the program. */
export function MaskedField(props: MaskedFieldProps) {
  return <MaskedInput {...props} masking={masking} />
}
