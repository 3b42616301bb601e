import type { Cancellation } from '@application/cancellation.ts'
import { FlyerRepository } from '@application/flyers/flyer-repository.ts'
import type { Flyer } from '@domain/flyers/flyer.ts'
import type { Id } from '@domain/id.ts'
import { demoPicture } from '../demo-picture.ts'
import { Steering } from '../steering.ts'
import { demoStores } from '../stores/in-memory-store-repository.ts'

export class InMemoryFlyerRepository extends FlyerRepository {
  readonly steering = new Steering()

  /** @param byStore flyers by the id of their store. */
  constructor(private readonly byStore: ReadonlyMap<Id, readonly Flyer[]> = new Map()) {
    super()
  }

  active(storeId: Id, signal?: Cancellation): Promise<readonly Flyer[]> {
    return this.steering.answer(() => this.byStore.get(storeId) ?? [], signal)
  }
}

/** One with a document, which is a picture that the portal has, and one without. */
export const demoFlyers: ReadonlyMap<Id, readonly Flyer[]> = new Map(
  demoStores.map(({ id }) => [
    id,
    [
      { name: 'Tabloide da semana', url: 'brand/logo.svg', thumbnail: demoPicture('Semana', 300, 400) },
      { name: 'Tabloide de Natal', url: undefined, thumbnail: undefined },
    ],
  ]),
)
