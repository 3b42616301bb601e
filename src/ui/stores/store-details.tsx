import type { StoreAtDistance } from '@domain/stores/distance.ts'
import type { StoreAddress } from '@domain/stores/store.ts'
import { MapPin, Phone, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import arrange from '../kit/arrange.module.css'
import { Badge } from '../kit/badge.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { classNames } from '../kit/class-names.ts'
import { Cluster, Stack } from '../kit/layout.tsx'
import words from '../kit/words.module.css'
import { formatCep, formatPhone } from '../screen/format.ts'
import { TitleCase } from '../screen/title-case.tsx'
import { addressLines, directionsLink, formatDistance, telephoneLink } from './store-links.ts'
import { storeName } from './store-name.ts'
import { storesContent as content } from './stores-content.ts'
import styles from './stores-page.module.css'

interface StoreDetailsProps {
  readonly item: StoreAtDistance
  readonly preferred: boolean
  readonly selected: boolean
  /** The way to it on the map. */
  readonly onMap?: ReactNode
  readonly children?: ReactNode
}

export function StoreDetails({ item, preferred, selected, onMap, children }: StoreDetailsProps) {
  const { store, distance } = item
  const directions = directionsLink(store.address)
  return (
    <Stack gap="tight">
      <header className={arrange.between}>
        <h3 className={styles.name}>
          <TitleCase name={storeName(store.name)} />
        </h3>
        {distance !== undefined && (
          <Badge icon={<MapPin />}>{content.distance(formatDistance(distance))}</Badge>
        )}
        {preferred && <Badge tone="brand">{content.preferred}</Badge>}
        {selected && <Badge tone="success">{content.selected}</Badge>}
      </header>
      <Address address={store.address} />
      <div className={classNames(arrange.between, styles.contact)}>
        <Phones phones={store.phones} />
        {onMap}
      </div>
      <Cluster gap="tight" fills>
        {directions && (
          <ButtonLink href={directions} external icon={<Route />}>
            {content.directions}
          </ButtonLink>
        )}
        {children}
      </Cluster>
    </Stack>
  )
}

function Address({ address }: { readonly address: StoreAddress | undefined }) {
  const lines = address ? addressLines(address) : []
  if (!address || lines.length === 0) return <p className={words.quiet}>{content.unknownAddress}</p>
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {address.postalCode && <span className={words.quiet}>CEP {formatCep(address.postalCode)}</span>}
    </address>
  )
}

function Phones({ phones }: { readonly phones: readonly string[] }) {
  if (phones.length === 0) return <p className={words.quiet}>{content.unknownPhone}</p>
  return (
    <ul className={styles.phones}>
      {[...new Set(phones)].map((phone) => {
        const link = telephoneLink(phone)
        return (
          <li key={phone}>
            {link ? (
              <a href={link} className={classNames(words.withIcon, styles.phone)}>
                <Phone />
                {formatPhone(phone)}
              </a>
            ) : (
              phone
            )}
          </li>
        )
      })}
    </ul>
  )
}
