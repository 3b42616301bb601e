/**
 * Presses what the customer pressed before the portal could answer (src/first-paint/first-paint.js). Enter in a form that is not filled
 * in yet is left alone: on a phone it is how one goes to the next field.
 */
export function repeatFirstPress(page: Document): void {
  delete page.documentElement.dataset.start
  const button = page.querySelector<HTMLButtonElement>('button[data-pressed]')
  if (!button) return
  const { pressed } = button.dataset
  delete button.dataset.pressed
  if (pressed === 'itself' || isFilledIn(button.form)) button.click()
}

function isFilledIn(form: HTMLFormElement | null): boolean {
  const required = form?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? []
  return [...required].every(({ value }) => value !== '')
}
