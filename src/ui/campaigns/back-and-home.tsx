import { ArrowLeft, House } from 'lucide-react'
import { Button } from '../kit/button.tsx'
import styles from './back-link.module.css'
import { campaignContent as content } from './campaign-content.ts'

interface BackAndHomeProps {
  readonly onBack: () => void
  readonly onHome: () => void
}

/** The buttons **Voltar** and **Home** above the title (portal.md §2). */
export function BackAndHome({ onBack, onHome }: BackAndHomeProps) {
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
        {content.back}
      </Button>
      <Button variant="quiet" icon={<House aria-hidden="true" />} onClick={onHome}>
        {content.home}
      </Button>
    </div>
  )
}
