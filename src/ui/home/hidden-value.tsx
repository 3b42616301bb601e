import { VisuallyHidden } from '../kit/visually-hidden.tsx'
import { homeContent } from './home-content.ts'

const content = homeContent.hidden

interface HiddenValueProps {
  readonly hidden: boolean
  readonly children: string
}

/** A figure that the customer may hide from people who see the screen. */
export function HiddenValue({ hidden, children }: HiddenValueProps) {
  if (!hidden) return children
  return (
    <>
      <span aria-hidden="true">{content.seen}</span>
      <VisuallyHidden>{content.said}</VisuallyHidden>
    </>
  )
}
