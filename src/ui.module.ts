import { Clock } from '@application/clock.ts'
import { provide } from '@infrastructure/container/provide.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ComingReload } from '@ui/screen/coming-reload.ts'
import { FailedLoads } from '@ui/screen/failed-loads.ts'
import { Navigation } from '@ui/screen/navigation.ts'
import { OfflineLoads } from '@ui/screen/offline-loads.ts'
import { ReadOrder } from '@ui/screen/read-order.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { ScreenAnnouncer } from '@ui/screen/screen-announcer.ts'
import { Today } from '@ui/screen/today.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import { ContainerModule } from 'inversify'

/**
 * The services that all screens share. Only the composition root sees both the user interface and the container.
 * @param document where the customer types.
 */
export const uiModule = (document: Document): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Toasts).toResolvedValue((clock) => new Toasts(clock), [Clock])
    bind(TypedText).toConstantValue(new TypedText(document))
    provide(bind, OfflineLoads)
    provide(bind, ComingReload)
    provide(bind, FailedLoads)
    provide(bind, Navigation)
    provide(bind, ReadOrder)
    provide(bind, RunningWrites)
    provide(bind, ScreenAnnouncer)
    provide(bind, Today)
  })
