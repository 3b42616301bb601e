import { addDays, type Day } from '../calendar.ts'
import type { flyers } from '../database/schema.ts'

type Flyer = typeof flyers.$inferInsert

/** Current flyers, one of them without a document, one of last week and one of next week. */
export function flyersAround(today: Day): Flyer[] {
  const flyer = (
    id: number,
    displayName: string,
    from: number,
    to: number,
    city: string | null = null,
  ): Flyer => ({
    id,
    displayName,
    document: `/sandbox/flyers/tabloide-${id}.pdf`,
    thumbnail: `/sandbox/pictures/flyers/tabloide-${id}.svg`,
    startsOn: addDays(today, from),
    endsOn: addDays(today, to),
    city,
  })
  return [
    flyer(1, 'Tabloide da semana', -3, 4),
    flyer(2, 'Especial de churrasco', -1, 6),
    flyer(3, 'Ofertas de Curitiba', -3, 4, 'Curitiba'),
    flyer(4, 'Ofertas de Londrina', -3, 4, 'Londrina'),
    flyer(5, 'Ofertas de Joinville', -3, 4, 'Joinville'),
    flyer(6, 'Atacado e revenda', -10, 20),
    { ...flyer(1, 'Encarte de limpeza', -2, 5, 'Joinville'), id: 7, document: null },
    { ...flyer(2, 'Tabloide da semana passada', -10, -4), id: 8 },
    { ...flyer(3, 'Tabloide da próxima semana', 5, 12), id: 9 },
  ]
}
