import { readPush } from '@infrastructure/service-worker/notifications.ts'
import { paths } from '@ui/screen/paths.ts'
import * as v from 'valibot'
import { matching } from './support/marks.ts'
import type { Message } from './support/message.ts'
import { promisedBody } from './support/promised-body.ts'

/** An id of a campaign as the portal and its worker take it in an address: not what broken links contain. */
const CAMPAIGN_ID = '(?!-|(?:undefined|null|NaN)/)[\\w-]{1,64}'

/** Every address of the portal behind its first screen, with any campaign's id. */
const ROUTES = Object.values(paths)
  .filter((path) => path !== paths.login)
  .flatMap((path) => (typeof path === 'string' ? path : Object.values(path).map((of) => of(':id'))))
  .map((path) => path.replace(':id', CAMPAIGN_ID))
  .join('|')

export const pushes: readonly Message[] = [
  {
    description: 'push para um cliente',
    screen: 'Notificação no aparelho',
    why: 'O aparelho mostra title e body; um toque abre screen, que é um endereço do portal.',
    contents: promisedBody(v.object({ title: v.string(), body: v.string(), screen: v.string() }), {
      title: 'Natal Premiado',
      body: 'Seus pontos valem em dobro até domingo.',
      screen: matching(paths.vouchers, ROUTES),
    }),
    read: readPush,
    gives: {
      title: 'Natal Premiado',
      body: 'Seus pontos valem em dobro até domingo.',
      screen: '/voucher',
    },
  },
]
