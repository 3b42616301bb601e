import { canBeChosen, coordinates } from '@domain/stores/store.ts'
import { describe, expect, it } from 'vitest'

describe('the coordinates of a store', () => {
  it('are those of a place on Earth', () => {
    expect(coordinates(-25.4284, -49.2733)).toEqual({ latitude: -25.4284, longitude: -49.2733 })
    expect(coordinates(0, -51.07)).toEqual({ latitude: 0, longitude: -51.07 })
    expect(coordinates(51.48, 0)).toEqual({ latitude: 51.48, longitude: 0 })
  })

  it.each([
    [undefined, -49],
    [-25, undefined],
    [0, 0],
    [-91, 10],
    [10, 181],
  ])('are unknown for %s, %s', (latitude, longitude) =>
    expect(coordinates(latitude, longitude)).toBeUndefined(),
  )
})

it('can be chosen only by an id that the server gave it', () => {
  const ids = [2, 'CWB', 0, -1]
  expect(ids.filter((id) => canBeChosen({ id }))).toEqual([2, 'CWB', 0])
})
