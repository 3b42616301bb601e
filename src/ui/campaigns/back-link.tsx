import { ArrowLeft, House } from 'lucide-react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Navigation } from '../screen/navigation.ts'
import { paths } from '../screen/paths.ts'
import { useService } from '../screen/view-model.tsx'
import styles from './back-link.module.css'
import { campaignContent as content } from './campaign-content.ts'

/** **Voltar**, above the title. */
export function BackLink({ href }: { readonly href: string }) {
  return (
    <div className={styles.back}>
      <ButtonLink href={href} variant="quiet" icon={<ArrowLeft />}>
        {content.back}
      </ButtonLink>
    </div>
  )
}

/** The buttons **Voltar** and **Home** above the title (product.md §2). @param back the address that **Voltar** leads to. */
export function BackAndHome({ back }: { readonly back: string }) {
  const navigation = useService(Navigation)
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon={<ArrowLeft />} onClick={() => navigation.go(back)}>
        {content.back}
      </Button>
      <Button variant="quiet" icon={<House />} onClick={() => navigation.go(paths.home)}>
        {content.home}
      </Button>
    </div>
  )
}
