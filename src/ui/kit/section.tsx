import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { type Gap, Stack } from './layout.tsx'

export interface SectionProps {
  /** The heading (h2) and accessible name. */
  readonly title: string
  readonly gap?: Gap | undefined
  readonly children: ReactNode
}

/** A part of a screen under its heading. */
export function Section({ title, gap, children }: SectionProps) {
  const titleId = useId()
  return (
    <Stack as="section" gap={gap} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Stack>
  )
}

/** The same on a card of its own. */
export function CardSection({ title, gap, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={gap}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </Stack>
    </Card>
  )
}
