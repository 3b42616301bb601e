import { useEffect, useState } from 'react'
import { type MaskedFieldProps, MaskedInput, type Masking } from './masked-input.tsx'

/** A masked field whose mask is fetched when the screen stands. The value that it begins with is shown as it is. */
export function LateMaskedField(props: MaskedFieldProps) {
  const [masking, setMasking] = useState<Masking>()
  useEffect(() => {
    let isGone = false
    import('./masking.ts').then(
      (fetched) => {
        if (!isGone) setMasking(() => fetched.masking)
      },
      () => {
        // Without the mask the field takes what is typed, in every form that the portal reads.
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return <MaskedInput {...props} masking={masking} />
}
