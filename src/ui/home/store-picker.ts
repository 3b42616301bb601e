/** The id of what surrounds the field **Loja**. */
export const STORE_PICKER = 'escolha-da-loja'

/** Brings the field into view, and opens its list where the browser lets the page do that. */
export function openStorePicker(): void {
  const field = document.querySelector<HTMLSelectElement>(`#${STORE_PICKER} select`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  try {
    field?.showPicker?.()
  } catch {
    // The focus is there, and the next press opens it.
  }
}
