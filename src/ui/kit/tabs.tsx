import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabsProps<V extends string = string> {
  /** The accessible name of the list of tabs. */
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  /** Only the content of the chosen tab is in the page. */
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly content: ReactNode }[]
}

export function Tabs<V extends string>({ label, value, onChange, tabs }: TabsProps<V>) {
  const chosen = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <RadixTabs.Root value={value} onValueChange={chosen}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
