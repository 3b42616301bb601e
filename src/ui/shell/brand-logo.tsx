import { PortalSettings } from '@application/portal-settings.ts'
import { useService } from '../screen/view-model.tsx'
import styles from './brand-logo.module.css'

/**
 * The deployment's own logo, or its name beside the portal's symbol. The same elements for both: the page that the build makes does not
 * know the deployment, and its script fills them in (src/first-paint/first-paint.js).
 */
export function BrandLogo() {
  const { brand } = useService(PortalSettings)
  return (
    <span className={styles.brand} data-brand={brand.logoUrl ? 'logo' : 'wordmark'}>
      <img className={styles.image} src={brand.logoUrl ?? './brand/symbol.svg'} alt={brand.name} />
      <span className={styles.name} aria-hidden="true">
        {brand.name}
      </span>
    </span>
  )
}
