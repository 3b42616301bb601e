import type { stores } from '../database/schema.ts'
import { GROUP } from '../group.ts'
import { POSTAL_CODES } from './postal-codes.ts'

type Store = typeof stores.$inferInsert

type Row = [
  id: number,
  tradeName: string,
  cep: string,
  number: string,
  latitude: number,
  longitude: number,
  phone: string,
]

/** The twelve stores of the group; the coordinates are those of the real neighbourhoods. */
const GROUP_STORES: readonly Row[] = [
  [1, 'Loja Centro', '80020310', '200', -25.4284, -49.2733, '(41) 3333-4444'],
  [2, 'Loja Batel', '80420090', '1350', -25.4419, -49.2891, '(41) 3333-4455'],
  [3, 'Loja Água Verde', '80240210', '980', -25.4537, -49.2869, '(41) 3333-4466'],
  [4, 'Loja Santa Felicidade', '82400000', '5820', -25.3991, -49.3306, '(41) 3333-4477'],
  [5, 'Atacado Boqueirão', '81670000', '8430', -25.5017, -49.2426, '(41) 3333-4488'],
  [6, 'Loja Calçadão', '86010390', '320', -23.3111, -51.1595, '(43) 3322-5500'],
  [7, 'Loja Gleba Palhano', '86050460', '600', -23.3326, -51.1832, '(43) 3322-5511'],
  [8, 'Loja Vitória', '86060000', '1040', -23.3081, -51.1783, '(43) 3322-5522'],
  [9, 'Atacado Tiradentes', '86072000', '4210', -23.2973, -51.2018, '(43) 3322-5533'],
  [10, 'Loja Joinville Centro', '89201100', '410', -26.3026, -48.8447, '(47) 3433-7700'],
  [11, 'Loja América', '89204001', '1500', -26.2889, -48.8508, '(47) 3433-7711'],
  [12, 'Loja Itaum', '89210128', '275', -26.3396, -48.8286, '(47) 3433-7722'],
]

/** Two stores of another format, which the portal must leave out. */
const OTHER_STORES: readonly Row[] = [
  [13, 'Posto Boa Estrada', '80220181', '1900', -25.4452, -49.2659, '(41) 3333-9900'],
  [14, 'Drogaria Boa Saúde', '86010360', '640', -23.3089, -51.1618, '(43) 3322-9911'],
]

export const STORES: readonly Store[] = [
  ...GROUP_STORES.map((row) => store(row, GROUP.formatId)),
  ...OTHER_STORES.map((row) => store(row, GROUP.otherFormatId)),
]

/** A store in the street of its CEP. */
function store([id, tradeName, cep, number, latitude, longitude, phone]: Row, formatId: number): Store {
  const place = POSTAL_CODES.find((known) => known.cep === cep)
  if (place === undefined) throw new Error(`The seed has no CEP ${cep}.`)
  return { ...place, id, formatId, tradeName, number, latitude, longitude, phone }
}
