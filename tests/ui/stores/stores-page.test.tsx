import { LastKnown } from '@application/offline/last-known.ts'
import { PortalSettings } from '@application/portal-settings.ts'
import { Geolocator } from '@application/stores/geolocator.ts'
import { PreferredStore } from '@application/stores/preferred-store.ts'
import { StoreRepository } from '@application/stores/store-repository.ts'
import { InMemoryStoreRepository } from '@infrastructure/in-memory/stores/in-memory-store-repository.ts'
import { act, screen } from '@testing-library/react'
import { StoresPage } from '@ui/stores/stores-page.tsx'
import { expect, it } from 'vitest'
import { InMemoryGeolocator } from '../../doubles/stores/in-memory-geolocator.ts'
import { portalSettings } from '../../support/factories/portal-settings.ts'
import { store } from '../../support/factories/stores.ts'
import { renderStrict, service } from '../../support/render-strict.tsx'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

it('a map that is not configured leaves the whole screen to the list', async () => {
  const { preferredStore, lastKnown } = testDevice()
  renderStrict(<StoresPage title="Encontre nossa loja" params={{}} />, [
    service(StoreRepository, new InMemoryStoreRepository(store.buildList(12))),
    service(Geolocator, new InMemoryGeolocator({ kind: 'denied' })),
    service(PreferredStore, preferredStore),
    service(PortalSettings, portalSettings.build({ map: undefined })),
    service(LastKnown, lastKnown),
  ])
  await act(settled)
  screen.getByText('12 lojas')
  expect(screen.getAllByRole('button', { name: 'Comprar nesta loja' })).toHaveLength(12)
  expect(screen.queryByRole('region', { name: 'Mapa' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ver no mapa' })).toBeNull()
})
