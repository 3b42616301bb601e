import { useEffect, useState } from 'react'
import { type MaskedFieldProps, MaskedInput, type Masking } from './masked-input.tsx'

interface LateMaskedFieldProps extends MaskedFieldProps {
  /** Fetches the mask now; otherwise the first key does. */
  readonly wanted: boolean
}

/** A masked field whose mask is fetched when the customer begins to type. The value that it begins with is shown as it is. */
export function LateMaskedField({ wanted, ...props }: LateMaskedFieldProps) {
  const [masking, setMasking] = useState<Masking>()
  const [first] = useState(props.value)
  const isWanted = wanted || props.value !== first

  useEffect(() => {
    if (!isWanted) return
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
  }, [isWanted])

  return <MaskedInput {...props} masking={masking} />
}
