import { useEffect } from 'react'
import { keepFocus } from '../kit/kept-focus.ts'
import { UpdateNotice } from './update-notice.tsx'

/** What the whole portal needs, but not before its first screen is quiet. */
export function QuietParts() {
  useEffect(() => keepFocus(document), [])
  return <UpdateNotice />
}
