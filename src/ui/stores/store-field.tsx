import { idOf } from '@domain/id.ts'
import type { Store } from '@domain/stores/store.ts'
import { observer } from 'mobx-react-lite'
import { type Option, SelectField } from '../kit/select-field.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { LoadView } from '../screen/load-view.tsx'
import { shownName } from '../screen/name-in-capitals.ts'
import type { StoreChoice } from './store-choice.ts'
import { storeName } from './store-name.ts'

const content = {
  label: 'Loja',
  placeholder: 'Escolha uma loja',
  all: 'Todas as lojas',
  what: 'as lojas',
  none: 'Nenhuma loja disponível por enquanto.',
} as const

/** A text, because the values of a native select are texts. */
const ALL_STORES = 'todas'

interface StoreFieldProps {
  readonly choice: StoreChoice
  /** Offers 'Todas as lojas' first. */
  readonly all?: { readonly chosen: boolean; readonly onChoose: () => void }
}

export const StoreField = observer(function StoreField({ choice, all }: StoreFieldProps) {
  return (
    <LoadView
      load={choice.stores}
      skeleton={<Skeleton height="4.5rem" />}
      what={content.what}
      // The part below shows the failure in its own box, with the reason.
      failedAs={all || choice.chosen !== undefined ? 'line' : 'box'}
      isEmpty={(choices) => choices.length === 0 && !all}
      empty={<p>{content.none}</p>}
    >
      {(choices) => (
        <SelectField
          label={content.label}
          value={all?.chosen ? ALL_STORES : String(choice.chosen ?? '')}
          onChange={(value) => {
            const id = idOf(value)
            if (value === ALL_STORES) all?.onChoose()
            else if (id !== undefined) choice.choose(id)
          }}
          {...(!all && { placeholder: content.placeholder })}
          options={[...(all ? [{ value: ALL_STORES, label: content.all }] : []), ...storeOptions(choices)]}
        />
      )}
    </LoadView>
  )
})

/** Grouped by city when there are several cities; a name that two stores share includes its city. */
function storeOptions(stores: readonly Store[]): readonly Option[] {
  const cities = new Set(stores.map(({ address }) => address?.city))
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of stores) (seen.has(name) ? shared : seen).add(name)
  return stores.map((store) => {
    const city = store.address?.city || undefined
    const label = shownName(storeName(store.name))
    return {
      value: String(store.id),
      label: shared.has(store.name) && city ? `${label} · ${city}` : label,
      group: cities.size > 1 ? city : undefined,
    }
  })
}
