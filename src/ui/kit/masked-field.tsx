import { useEffect, useState } from 'react'
import { fetchedMasking, fetchMasking } from './late-masking.ts'
import { type MaskedFieldProps, MaskedInput } from './masked-input.tsx'

interface LateProps extends MaskedFieldProps {
  /** Fetches the mask now; otherwise the first key does. */
  readonly wanted?: boolean | undefined
}

/** A {@link TextField} that formats its value, typed, pasted, filled in by the browser or set by the program, once its mask is there. */
export function MaskedField({ wanted = true, ...props }: LateProps) {
  const [masking, setMasking] = useState(() => fetchedMasking())
  const [first] = useState(props.value)
  const isMissing = masking === undefined && (wanted || props.value !== first)

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    void fetchMasking().then(() => {
      if (!isGone) setMasking(() => fetchedMasking())
    })
    return () => {
      isGone = true
    }
  }, [isMissing])

  return <MaskedInput {...props} masking={masking} />
}
