import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

export interface TabsProps<V extends string = string> {
  /** The accessible name of the list of tabs. */
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  /** Only the content of the chosen tab is in the page. */
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly content: ReactNode }[]
}

/** By the keyboard as the ARIA Authoring Practices have it: the arrows, Home and End choose; Tab goes on to the content. */
export function Tabs<V extends string>({ label, value, onChange, tabs }: TabsProps<V>) {
  const id = useId()
  const idOf = (tab: V) => `${id}-${tab}`
  const position = tabs.findIndex((tab) => tab.value === value)

  const keyPressed = (event: KeyboardEvent) => {
    const next = tabs[positionAfter(event.key, position, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(idOf(next.value))?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value
          return (
            <button
              key={tab.value}
              id={idOf(tab.value)}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-content` : undefined}
              tabIndex={isChosen ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(tab.value)}
              onKeyDown={keyPressed}
            >
              {tab.label}
            </button>
          )
        })}
      </div>
      <div
        key={value}
        id={`${id}-content`}
        role="tabpanel"
        aria-labelledby={idOf(value)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to press can be reached by keyboard too.
        tabIndex={0}
        className={styles.panel}
      >
        {tabs[position]?.content}
      </div>
    </div>
  )
}

/** @returns no position for a key that does not choose. */
function positionAfter(key: string, position: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count
    case 'ArrowLeft':
      return (position - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
