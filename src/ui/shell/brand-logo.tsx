import { PortalSettings } from '@application/portal-settings.ts'
import { useService } from '../app/view-model.tsx'
import styles from './brand-logo.module.css'

/** The deployment's own logo, or the portal's in the colours of the theme. */
export function BrandLogo() {
  const { brand } = useService(PortalSettings)
  if (brand.logoUrl) return <img className={styles.logo} src={brand.logoUrl} alt={brand.name} />
  return (
    <picture>
      <source srcSet="./brand/logo-dark.svg" media="(prefers-color-scheme: dark)" />
      <img className={styles.logo} src="./brand/logo.svg" alt={brand.name} width="152" height="40" />
    </picture>
  )
}
