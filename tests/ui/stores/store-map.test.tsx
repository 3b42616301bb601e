import { fireEvent, screen } from '@testing-library/react'
import { StoreMap } from '@ui/stores/store-map.tsx'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

beforeEach(() => {
  // jsdom lays nothing out, and Leaflet asks for the tiles that fit.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** @returns how often the map waits for a signal once `missing` of its tiles have failed and the others have come. */
function waitsAfter(missing: (tiles: number) => number): number {
  let waits = 0
  const { container } = renderStrict(
    <StoreMap
      tiles={{ tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' }}
      places={[]}
      view={{ kind: 'around', position: { latitude: -25.43, longitude: -49.27 } }}
      here={undefined}
      selectedId={undefined}
      onPress={() => {}}
      onMissingTiles={() => {
        waits++
        return () => {}
      }}
    />,
  )
  const tiles = [...container.querySelectorAll('img.leaflet-tile')]
  expect(tiles.length).toBeGreaterThan(2)
  tiles.forEach((tile, index) => {
    if (index < missing(tiles.length)) fireEvent.error(tile)
    else fireEvent.load(tile)
  })
  return waits
}

const notice = () => screen.getByRole('status').textContent

it('a map that lacks one tile stays as it is, because to ask again would throw away all the others', () => {
  expect(waitsAfter(() => 1)).toBe(0)
  expect(notice()).toBe('')
})

it('a map without its tiles says so, and asks again when there is a signal', () => {
  expect(waitsAfter((tiles) => tiles)).toBe(1)
  expect(notice()).toBe('Não foi possível carregar o mapa. As lojas continuam na lista.')
})
