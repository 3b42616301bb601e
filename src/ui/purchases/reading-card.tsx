import type { ReadingProgress } from '@application/purchases/read-purchases.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Cluster, Stack } from '../kit/layout.tsx'
import { ProgressBar } from '../kit/progress.tsx'
import { formatInteger } from '../screen/format.ts'
import { purchasesContent as content } from './purchases-content.ts'

interface ReadingCardProps {
  /** What is being read. */
  readonly label: string
  /** In pages; undefined before the first one has come. */
  readonly progress: ReadingProgress | undefined
  /** The name of the button that ends the reading. */
  readonly stop: string
  readonly onStop: () => void
}

/** How far the reading of many pages has come. It can be stopped. */
export function ReadingCard({ label, progress, stop, onStop }: ReadingCardProps) {
  const { read, total } = progress ?? { read: 0, total: 1 }
  return (
    <Card>
      <Stack>
        <ProgressBar
          label={label}
          value={read}
          max={total}
          meaning={progress && content.pagesRead(formatInteger(read), formatInteger(total))}
        />
        <Cluster>
          <Button onClick={onStop}>{stop}</Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
