import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { Loadable } from '@ui/screen/loadable.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { pageServices } from '../../support/page-services.ts'
import { settled } from '../../support/settled.ts'

function arrange() {
  const clock = new InMemoryClock()
  const page = pageServices(clock)
  const asked: string[] = []
  const loadOf = (name: string) => {
    const answered = deferred<string>()
    const load = new Loadable(() => {
      asked.push(name)
      return answered.promise
    })
    return { load, leave: load.attachTo(page), answer: answered.resolve }
  }
  return { clock, page, asked, loadOf }
}

it('asks last when the other reads of the page have come or failed', async () => {
  const { asked, loadOf } = arrange()
  const [logos, balance, name] = [loadOf('logos'), loadOf('balance'), loadOf('name')]
  void logos.load.askedLast().load()
  void balance.load.load()
  void name.load.load()
  await settled()
  expect(asked).toEqual(['balance', 'name'])
  expect(logos.load.state.status).toBe('pending')

  balance.answer('R$ 87,40')
  await settled()
  expect(asked).toEqual(['balance', 'name'])
  name.answer(Promise.reject(new Error('no answer')))
  await settled()
  expect(asked).toEqual(['balance', 'name', 'logos'])
})

it('does not wait longer than a second for an answer that takes long', async () => {
  const { clock, asked, loadOf } = arrange()
  const [balance, logos] = [loadOf('balance'), loadOf('logos')]
  void balance.load.load()
  void logos.load.askedLast().load()
  await settled()
  clock.advance(999)
  await settled()
  expect(asked).toEqual(['balance'])
  clock.advance(1)
  await settled()
  expect(asked).toEqual(['balance', 'logos'])
})

it('waits for the reads of a screen whose code is on its way, however long that takes', async () => {
  const { clock, page, asked, loadOf } = arrange()
  const [logos, balance] = [loadOf('logos'), loadOf('balance')]
  const screenCame = page.order.holdBack()
  void logos.load.askedLast().load()
  clock.advance(60_000)
  await settled()
  expect(asked).toEqual([])

  screenCame()
  void balance.load.load()
  await settled()
  expect(asked).toEqual(['balance'])
  balance.answer('R$ 87,40')
  await settled()
  expect(asked).toEqual(['balance', 'logos'])
})

it('asks nothing for a screen that was left meanwhile', async () => {
  const { asked, loadOf } = arrange()
  const [balance, logos] = [loadOf('balance'), loadOf('logos')]
  void balance.load.load()
  void logos.load.askedLast().load()
  logos.leave()
  balance.answer('R$ 87,40')
  await settled()
  expect(asked).toEqual(['balance'])
  expect(logos.load.state.status).toBe('idle')
})
