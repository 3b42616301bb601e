import type { PortFailureReason } from '@application/port-failure.ts'
import { ChangeRegistrationStatus } from '@application/profile/change-registration-status.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { ReactivationViewModel } from '@ui/home/reactivation-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { RegistrationChange } from '@ui/profile/registration-change.ts'
import { Now } from '@ui/screen/now.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { person } from '../../support/factories/person.ts'

const MINUTE = 60_000

function arrange(customer = person.deactivated().build()) {
  const clock = new InMemoryClock()
  const people = new InMemoryPersonRepository(customer)
  const toasts = new Toasts(clock)
  const change = new RegistrationChange(new ChangeRegistrationStatus(people), people, toasts)
  let changes = 0
  const reactivation = new ReactivationViewModel(change, new Now(clock), () => {
    changes++
  })
  const said = () => toasts.items.map(({ text }) => text)
  return { clock, people, reactivation, said, changes: () => changes }
}

describe('the way back of a customer who asked to leave', () => {
  it('says the time that is left now, however long ago it was read', () => {
    const { clock, reactivation } = arrange()
    const read = { timeLeft: { hours: 1, minutes: 1 }, readAt: clock.now() }
    clock.advance(2 * MINUTE)
    expect(reactivation.withTimeLeft(read)).toEqual({ timeLeft: { hours: 0, minutes: 59 } })
    clock.advance(60 * MINUTE)
    expect(reactivation.withTimeLeft(read)).toEqual({ timeLeft: { hours: 0, minutes: 0 } })
  })

  it("reactivates once however often it is pressed, in the server's words, and has home read the registration", async () => {
    const { people, reactivation, said, changes } = arrange()
    await Promise.all([reactivation.reactivatePressed(), reactivation.reactivatePressed()])
    expect((await people.find()).deactivation).toBeUndefined()
    expect(said()).toEqual(['Cadastro reativado com sucesso.'])
    expect(changes()).toBe(1)
  })

  it('has home read it also where the server refuses, because another device may have been faster', async () => {
    const { reactivation, said, changes } = arrange(person.build())
    await reactivation.reactivatePressed()
    expect(said()).toEqual(['O cadastro já está ativo.'])
    expect(changes()).toBe(1)
  })

  it.each<[PortFailureReason, readonly string[], number]>([
    [{ kind: 'offline' }, ['Não sabemos se a solicitação foi concluída. Tente de novo para ter certeza.'], 1],
    [{ kind: 'unauthenticated' }, [], 0],
  ])('after %j says %j', async (failure, texts, changed) => {
    const { people, reactivation, said, changes } = arrange()
    people.steering.failWith(failure)
    await reactivation.reactivatePressed()
    expect([said(), changes()]).toEqual([texts, changed])
  })
})
