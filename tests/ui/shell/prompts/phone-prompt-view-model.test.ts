import { FRESH } from '@application/freshness.ts'
import { PersonRepository } from '@application/person/person-repository.ts'
import { Aborted } from '@application/port-failure.ts'
import { InMemoryPersonRepository } from '@infrastructure/in-memory/person/in-memory-person-repository.ts'
import { PhonePromptViewModel } from '@ui/shell/prompts/phone-prompt-view-model.ts'
import { describe, expect, it } from 'vitest'
import { person } from '../../../support/factories/person.ts'
import { RecordingNavigation } from '../../../support/recording-navigation.ts'
import { withData } from '../../../support/scripted-transport.ts'
import { scriptedWorld } from '../../../support/scripted-world.ts'

function arrange({ withPhone }: { withPhone: boolean }) {
  const people = new InMemoryPersonRepository((withPhone ? person : person.withoutPhone()).build())
  return { people, prompt: new PhonePromptViewModel(people, new RecordingNavigation()) }
}

describe('the question for a telephone', () => {
  it('is asked of a customer without one', async () => {
    const { prompt } = arrange({ withPhone: false })
    expect(await prompt.need('/portal', FRESH)).toBe('now')
  })

  it('waits on the profile, where it is answered, without asking the server', async () => {
    const { people, prompt } = arrange({ withPhone: false })
    people.steering.hold()
    expect(await prompt.need('/perfil', FRESH)).toBe('later')
  })

  it('is not asked of a customer with one', async () => {
    const { prompt } = arrange({ withPhone: true })
    expect(await prompt.need('/portal', FRESH)).toBe('no')
  })

  it('is asked of a customer whose telephone has gone since the screen before', async () => {
    const phones = [[{ ddd: '11', numero: '987654321' }], []]
    const answers = phones.map((telefones) => withData({ nomeRazao: 'Maria', telefones }))
    const people = scriptedWorld(...answers).get(PersonRepository)
    const prompt = new PhonePromptViewModel(people, new RecordingNavigation())
    expect(await prompt.need('/portal', FRESH)).toBe('no')
    expect(await prompt.need('/voucher', FRESH)).toBe('now')
  })

  it('is cancelled for a screen that the customer has left', async () => {
    const { people, prompt } = arrange({ withPhone: true })
    people.steering.hold()
    const cancelled = expect(prompt.need('/portal', FRESH)).rejects.toThrow(Aborted)
    const here = prompt.need('/voucher', FRESH)
    await cancelled

    people.steering.release()
    expect(await here).toBe('no')
  })
})
