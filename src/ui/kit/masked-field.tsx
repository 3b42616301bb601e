import { useContext, useEffect, useState } from 'react'
import { MaskingContext } from './late-masking.ts'
import { type MaskedFieldProps, MaskedInput } from './masked-input.tsx'

interface LateProps extends MaskedFieldProps {
  /** Fetches the mask now; otherwise the first key does. */
  readonly wanted?: boolean | undefined
}

/** A {@link TextField} that formats its value, typed, pasted, filled in by the browser or set by the program, once its mask is there. */
export function MaskedField({ wanted = true, ...props }: LateProps) {
  const late = useContext(MaskingContext)
  const [masking, setMasking] = useState(() => late?.fetched)
  const [first] = useState(props.value)
  const isMissing = masking === undefined && (wanted || props.value !== first)

  useEffect(() => {
    if (!isMissing || !late) return
    let isGone = false
    void late.fetch().then(() => {
      if (!isGone) setMasking(() => late.fetched)
    })
    return () => {
      isGone = true
    }
  }, [isMissing, late])

  return <MaskedInput {...props} masking={masking} />
}
