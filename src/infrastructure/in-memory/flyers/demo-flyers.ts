import type { Flyer } from '@domain/flyers/flyer.ts'
import { demoStores } from '../stores/demo-stores.ts'

/** Without documents: in memory there is nothing to open. */
export const demoFlyers: ReadonlyMap<number, readonly Flyer[]> = new Map(
  demoStores.map(({ id }) => [id, [{ name: 'Tabloide da semana', url: undefined, thumbnail: undefined }]]),
)
