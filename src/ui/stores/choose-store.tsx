import { Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { EmptyState } from '../screen/load-view.tsx'
import type { StoreChoice } from './store-choice.ts'

const HINT = 'Vamos lembrar da sua escolha na próxima vez.'

interface ChooseStoreProps {
  readonly choice: StoreChoice
  /** Such as 'Escolha uma loja para ver os tabloides'. */
  readonly title: string
}

/** Stands in the place of what needs a store, until one is chosen. Where there is none to choose, the field says so itself. */
export const ChooseStore = observer(function ChooseStore({ choice, title }: ChooseStoreProps) {
  if (!choice.canChoose) return null
  return (
    <EmptyState icon={<Store />} title={title}>
      {HINT}
    </EmptyState>
  )
})
