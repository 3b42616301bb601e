/** The id of what surrounds the field **Loja**. */
export const STORE_FIELD = 'escolha-da-loja'

/** Brings the field into view, and opens its list where the browser lets the page do that. Where the stores have not come, their place is shown. */
export function focusStoreField(): void {
  const place = document.getElementById(STORE_FIELD)
  const field = place?.querySelector('select')
  field?.focus()
  place?.scrollIntoView({ block: 'center' })
  try {
    field?.showPicker?.()
  } catch {
    // The focus is there, and the next press opens it.
  }
}
