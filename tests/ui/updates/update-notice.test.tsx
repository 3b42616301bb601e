import { Clock } from '@application/clock.ts'
import { Connectivity } from '@application/connectivity/connectivity.ts'
import { PortalUpdates } from '@application/updates/portal-updates.ts'
import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { TypedText } from '@ui/screen/typed-text.ts'
import { UpdateNotice } from '@ui/updates/update-notice.tsx'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPortalUpdates } from '../../doubles/updates/in-memory-portal-updates.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'

function arrange() {
  const updates = new InMemoryPortalUpdates()
  renderStrict(<UpdateNotice />, [
    service(PortalUpdates, updates),
    service(Connectivity, new InMemoryConnectivity()),
    service(Clock, new InMemoryClock()),
    service(TypedText, new TypedText(document)),
  ])
  updates.deploy()
  return updates
}

it('offers the newer portal, and puts it off when the customer asks', async () => {
  const updates = arrange()
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
  await act(() => updates.check())
  screen.getByText('Nova versão disponível')
  fireEvent.click(screen.getByRole('button', { name: 'Depois' }))
  expect(screen.queryByText('Nova versão disponível')).toBeNull()
  expect(updates.applied).toBe(0)
})

it('applies the newer portal at one press when nothing was typed', async () => {
  const updates = arrange()
  await act(() => updates.check())
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Atualizar' })))
  expect(updates.applied).toBe(1)
})
