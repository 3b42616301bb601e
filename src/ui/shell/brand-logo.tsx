import { PortalSettings } from '@application/portal-settings.ts'
import { useService } from '../screen/view-model.tsx'
import styles from './brand-logo.module.css'

/** The deployment's own logo, or its name beside the portal's symbol. */
export function BrandLogo() {
  const { brand } = useService(PortalSettings)
  if (brand.logoUrl) return <img className={styles.logo} src={brand.logoUrl} alt={brand.name} />
  return (
    <span className={styles.wordmark}>
      <img src="./brand/symbol.svg" alt={brand.name} width="36" height="36" />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  )
}
