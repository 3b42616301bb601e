import { useId } from 'react'
import styles from './bar-chart.module.css'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import { DataTable } from './data-table.tsx'

export interface Bar {
  readonly label: string
  /** Negative counts as 0. */
  readonly value: number
  /** The value as people write it. */
  readonly formatted: string
}

export interface BarChartProps {
  readonly title: string
  readonly bars: readonly Bar[]
  /** `offer` (yellow) for savings. */
  readonly tone?: 'brand' | 'offer' | undefined
  /** The headers of the table with the same values. */
  readonly labelHeader: string
  readonly valueHeader: string
}

/** Bars from a common line, the words beside them in real text, and the same values in a table. */
export function BarChart({ title, bars, tone = 'brand', labelHeader, valueHeader }: BarChartProps) {
  const titleId = useId()
  const largest = Math.max(...bars.map((bar) => bar.value), 0)
  return (
    <figure aria-labelledby={titleId} className={styles.chart}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <div
        role="img"
        aria-label={content.chart.description(title)}
        className={classNames(styles.bars, tone === 'offer' && styles.offer)}
      >
        {bars.map((bar) => (
          <BarLine key={bar.label} bar={bar} share={largest > 0 ? Math.max(bar.value, 0) / largest : 0} />
        ))}
      </div>
      <details>
        <summary className={styles.summary}>{content.chart.showTable}</summary>
        <DataTable
          caption={title}
          columns={[
            { key: 'label', header: labelHeader, cell: (bar: Bar) => bar.label, isRowHeader: true },
            { key: 'value', header: valueHeader, cell: (bar: Bar) => bar.formatted, align: 'end' },
          ]}
          rows={bars}
          rowKey={(bar) => bar.label}
        />
      </details>
    </figure>
  )
}

function BarLine({ bar, share }: { readonly bar: Bar; readonly share: number }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{bar.label}</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" rx="6" />
        {share > 0 && (
          <rect className={styles.fill} width={`${(share * 100).toFixed(2)}%`} height="100%" rx="6" />
        )}
      </svg>
      <span className={styles.value}>{bar.formatted}</span>
    </div>
  )
}
