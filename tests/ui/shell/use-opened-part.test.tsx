import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { lazyPart, type Part } from '@ui/screen/lazy-part.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { useOpenedPart } from '@ui/shell/use-opened-part.ts'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'

function Opener({ part: List }: { readonly part: Part<object> }) {
  const [open, setOpen] = useState(false)
  const awaited = useOpenedPart(List, open, () => setOpen(false))
  return (
    <>
      <button type="button" data-awaited={awaited} onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <List />}
    </>
  )
}

function arrange() {
  const navigation = new RecordingNavigation()
  const code = deferred<ComponentType>()
  const part = lazyPart(() => code.promise)
  renderStrict(<Opener part={part} />, [service(Navigation, navigation)])
  const button = screen.getByRole('button')
  return {
    button,
    press: () => fireEvent.click(button),
    step: () => act(() => navigation.go('/termos')),
    codeComes: () =>
      act(async () => {
        code.resolve(() => <p>Lista</p>)
        await settled()
      }),
  }
}

it('the press waits for the code of what it opens, and the button says so', async () => {
  const { button, press, codeComes } = arrange()
  expect(button.dataset.awaited).toBe('false')
  press()
  expect(button.dataset.awaited).toBe('true')
  await codeComes()
  expect(button.dataset.awaited).toBe('false')
  screen.getByText('Lista')
})

it('what was pressed does not open over another screen, when its code comes after a step', async () => {
  const { button, press, step, codeComes } = arrange()
  press()
  step()
  expect(button.dataset.awaited).toBe('false')
  await codeComes()
  expect(screen.queryByText('Lista')).toBeNull()
  press()
  screen.getByText('Lista')
})

it('a step closes what is open', async () => {
  const { press, step, codeComes } = arrange()
  press()
  await codeComes()
  step()
  expect(screen.queryByText('Lista')).toBeNull()
})
