import { useId } from 'react'
import { useAfterPaint } from './after-paint.ts'
import styles from './bar-chart.module.css'
import { barChartContent as content } from './bar-chart-content.ts'
import { classNames } from './class-names.ts'
import words from './words.module.css'

interface Bar {
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
  /** A mark across the bars, and what it says in words. */
  readonly average?: { readonly value: number; readonly words: string } | undefined
  /** The headers of the table with the same values. */
  readonly labelHeader: string
  readonly valueHeader: string
}

/** Bars from a common line, the words beside them in real text, and the same values in a table. */
export function BarChart({ title, bars, tone = 'brand', average, labelHeader, valueHeader }: BarChartProps) {
  const titleId = useId()
  const isPainted = useAfterPaint()
  const largest = Math.max(...bars.map((bar) => bar.value), 0)
  const shareOf = (value: number) => (largest > 0 ? Math.max(value, 0) / largest : 0)
  return (
    <figure aria-labelledby={titleId} className={styles.chart}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <div
        role="img"
        aria-label={content.description(title)}
        className={classNames(styles.bars, tone === 'offer' && styles.offer)}
      >
        {bars.map((bar) => (
          <BarLine
            key={bar.label}
            bar={bar}
            share={shareOf(bar.value)}
            average={average && shareOf(average.value)}
          />
        ))}
      </div>
      {average && <p className={words.quiet}>{average.words}</p>}
      <details>
        <summary className={styles.summary}>{content.showTable}</summary>
        {/* It is closed at first, and takes as long to draw as the bars. */}
        {isPainted && (
          <ValueTable title={title} bars={bars} labelHeader={labelHeader} valueHeader={valueHeader} />
        )}
      </details>
    </figure>
  )
}

/** Not a DataTable: two columns fit on a phone too, where its rows would be cards. */
function ValueTable({
  title,
  bars,
  labelHeader,
  valueHeader,
}: Pick<BarChartProps, 'title' | 'bars' | 'labelHeader' | 'valueHeader'>) {
  return (
    <table aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>{bar.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BarLineProps {
  readonly bar: Bar
  /** 0 to 1, as the average is. */
  readonly share: number
  readonly average: number | undefined
}

function BarLine({ bar, share, average }: BarLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{bar.label}</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.track} width="100%" height="100%" rx="6" />
        {share > 0 && <rect className={styles.fill} width={percent(share)} height="100%" rx="6" />}
        {average !== undefined && (
          <line className={styles.mark} x1={percent(average)} x2={percent(average)} y1="0" y2="100%" />
        )}
      </svg>
      <span className={styles.value}>{bar.formatted}</span>
    </div>
  )
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
