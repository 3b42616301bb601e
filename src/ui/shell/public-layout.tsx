import type { ReactNode } from 'react'
import { BrandLogo } from './brand-logo.tsx'
import styles from './public-layout.module.css'

/** Around the screens that need no session: a top bar with only the logo (product.md §2). */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <header className={styles.topBar}>
        <BrandLogo />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
