import type { Store } from '@domain/stores/store.ts'
import type { Waiting } from '@ui/screen/waiting.ts'
import { type Option, SelectField } from '../kit/select-field.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { LoadView } from '../screen/load-view.tsx'

const content = {
  label: 'Loja',
  placeholder: 'Escolha uma loja',
  all: 'Todas as lojas',
  what: 'as lojas',
  none: 'Nenhuma loja disponível por enquanto.',
} as const

/** What the field's options are called by: the native select knows texts only. */
const ALL_STORES = 'todas'

interface StoreFieldProps {
  readonly stores: Waiting<readonly Store[]>
  readonly chosen: number | undefined
  readonly onChoose: (storeId: number) => void
  readonly onRetry: () => void
  /** Offers 'Todas as lojas' first, and is told when it is chosen. */
  readonly onChooseAll?: () => void
}

/** The drop-down of stores that home, offers, flyers and vouchers share. */
export function StoreField({ stores, chosen, onChoose, onRetry, onChooseAll }: StoreFieldProps) {
  return (
    <LoadView
      load={{ state: stores, retry: onRetry }}
      skeleton={<Skeleton height="4.5rem" />}
      what={content.what}
      isEmpty={(choices) => choices.length === 0 && !onChooseAll}
      empty={<p>{content.none}</p>}
    >
      {(choices) => (
        <SelectField
          label={content.label}
          value={chosen === undefined ? (onChooseAll ? ALL_STORES : '') : String(chosen)}
          onChange={(value) => (value === ALL_STORES ? onChooseAll?.() : onChoose(Number(value)))}
          {...(!onChooseAll && { placeholder: content.placeholder })}
          options={[
            ...(onChooseAll ? [{ value: ALL_STORES, label: content.all }] : []),
            ...storeOptions(choices),
          ]}
        />
      )}
    </LoadView>
  )
}

/** Stores by city, where there is more than one; only a name that two stores share says its city too. */
function storeOptions(stores: readonly Store[]): readonly Option[] {
  const cities = new Set(stores.map(({ address }) => address?.city))
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of stores) (seen.has(name) ? shared : seen).add(name)
  return stores.map((store) => {
    const city = store.address?.city || undefined
    return {
      value: String(store.id),
      label: shared.has(store.name) && city ? `${store.name} · ${city}` : store.name,
      group: cities.size > 1 ? city : undefined,
    }
  })
}
