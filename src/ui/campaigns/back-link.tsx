import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../kit/button.tsx'
import styles from './back-link.module.css'
import { campaignContent } from './campaign-content.ts'

/** **Voltar**, above the title. */
export function BackLink({ href }: { readonly href: string }) {
  return (
    <div className={styles.back}>
      <ButtonLink href={href} variant="quiet" icon={<ArrowLeft />}>
        {campaignContent.back}
      </ButtonLink>
    </div>
  )
}
