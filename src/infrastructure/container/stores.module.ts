import { Geolocator } from '@application/stores/geolocator.ts'
import { ContainerModule } from 'inversify'
import { BrowserGeolocator } from '../browser/browser-geolocator.ts'

/** The map of the stores. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(Geolocator).to(BrowserGeolocator)
})
