import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { TextField } from '@ui/kit/text-field.tsx'
import { Form } from '@ui/screen/form.ts'
import { FormErrors, formField, useFormFocus } from '@ui/screen/form-view.tsx'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

const form = new Form<{ readonly name: string; readonly size: string }, 'required'>(
  { name: '', size: '' },
  { order: () => ['name', 'size'], sentence: (field) => `No ${field}`, hints: { name: () => 'Short' } },
)

const Order = observer(function Order() {
  useFormFocus(form)
  return (
    <>
      <FormErrors form={form} title={(count) => `${count} missing`} />
      <TextField {...formField(form, 'name')} label="Name" />
      <TextField {...formField(form, 'size')} label="Size" />
    </>
  )
})

it('ties fields to their form: what is typed, its hint, its error, the summary and the focus', () => {
  renderStrict(<Order />)
  const name = screen.getByLabelText('Name')

  fireEvent.change(name, { target: { value: 'So' } })
  expect(form.values.name).toBe('So')
  expect(screen.queryByText('Short')).toBeNull()
  fireEvent.blur(name)
  screen.getByText('Short')

  for (let submission = 0; submission < 2; submission++) {
    name.focus()
    act(() => form.show({ size: 'required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Size'))
  }
  name.focus()
  // The form goes from the page and comes back: the focus was given once.
  cleanup()
  renderStrict(<Order />)
  expect(document.activeElement).toBe(document.body)
  screen.getByText('1 missing')
  screen.getByRole('link', { name: 'No size' })
  expect(screen.getByLabelText('Size').getAttribute('aria-invalid')).toBe('true')
})

it('has the summary read out when the form is sent, and not again while a field is corrected', () => {
  renderStrict(<Order />)
  act(() => form.show({ name: 'required', size: 'required' }))
  const summary = screen.getByRole('alert')
  expect(summary.textContent).toContain('2 missing')
  // It is read out when something is added.
  expect(summary.getAttribute('aria-relevant')).toBe('additions')

  const changes = new MutationObserver(() => {})
  changes.observe(summary, { subtree: true, childList: true, characterData: true })
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'S' } })
  expect(summary.textContent).toContain('1 missing')
  expect(changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])).toEqual([])
  changes.disconnect()
})
