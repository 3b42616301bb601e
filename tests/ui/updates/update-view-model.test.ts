import { InMemoryConnectivity } from '@infrastructure/in-memory/connectivity/in-memory-connectivity.ts'
import { deferred } from '@infrastructure/in-memory/deferred.ts'
import { RunningWrites } from '@ui/screen/running-writes.ts'
import { Submission } from '@ui/screen/submission.ts'
import { TypedText } from '@ui/screen/typed-text.ts'
import { UpdateViewModel } from '@ui/updates/update-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { InMemoryPortalUpdates } from '../../doubles/updates/in-memory-portal-updates.ts'
import { formScreen } from '../../support/form-screen.ts'
import { pageServices } from '../../support/page-services.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'
import { settled } from '../../support/settled.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a toast stays. */
const TOAST = 5000

function arrange() {
  const updates = new InMemoryPortalUpdates()
  const visibility = new InMemoryPageVisibility()
  const connectivity = new InMemoryConnectivity()
  const clock = new InMemoryClock()
  const screen = formScreen()
  const typed = new TypedText(screen)
  const writes = new RunningWrites()
  const navigation = new RecordingNavigation()
  const update = new UpdateViewModel(updates, visibility, connectivity, clock, typed, writes, navigation)
  update.start()
  const submission = (reach?: 'device') => {
    const created = new Submission(reach)
    created.attachTo({ ...pageServices(), writes })
    return created
  }
  /** Starts a write, and returns what ends it. */
  const write = () => {
    const answered = deferred()
    void submission().run(() => answered.promise)
    return answered.resolve
  }
  return {
    updates,
    visibility,
    connectivity,
    clock,
    navigation,
    update,
    submission,
    write,
    field: screen.field(),
    screen,
    /** A newer portal is deployed, and the hourly check finds it. */
    deployed() {
      updates.deploy()
      clock.advance(HOUR)
    },
    /** The customer agrees to lose what was typed. */
    async accepted() {
      update.updatePressed()
      update.confirmed()
      await settled()
    },
    /** Lets the time pass in which a customer reads the toast of an answer. */
    async answerRead() {
      await settled()
      clock.advance(TOAST)
      await settled()
    },
  }
}

describe('a newer portal', () => {
  it('is checked for every hour, and not without a signal', () => {
    const { updates, connectivity, clock } = arrange()
    clock.advance(2 * HOUR)
    expect(updates.checks).toBe(2)
    connectivity.lose()
    clock.advance(HOUR)
    expect(updates.checks).toBe(2)
    connectivity.regain()
    clock.advance(HOUR)
    expect(updates.checks).toBe(3)
  })

  it('is checked for when the customer returns, at most once a minute', () => {
    const { updates, visibility, clock } = arrange()
    visibility.comeBack()
    expect(updates.checks).toBe(0)
    clock.advance(MINUTE)
    visibility.comeBack()
    visibility.comeBack()
    expect(updates.checks).toBe(1)
    // The device's clock is set right.
    clock.jump(-24 * HOUR)
    visibility.comeBack()
    expect(updates.checks).toBe(2)
  })

  it('asks before a reload loses what was typed', async () => {
    const { updates, update, field, deployed } = arrange()
    deployed()
    field.type('Maria')
    update.updatePressed()
    expect(update.asking).toBe(true)
    expect(updates.applied).toBe(0)
    update.confirmed()
    await settled()
    expect(updates.applied).toBe(1)
  })

  it('is offered again at the next check after it was put off', () => {
    const { clock, update, deployed } = arrange()
    deployed()
    update.postponePressed()
    expect(update.offered).toBe(false)
    clock.advance(HOUR)
    expect(update.offered).toBe(true)
  })

  it('is not activated where the customer puts it off while it waits for a write', async () => {
    const { updates, update, write, field, deployed, accepted, answerRead } = arrange()
    deployed()
    field.type('Maria')
    const answer = write()
    await accepted()
    update.postponePressed()
    answer()
    await answerRead()
    expect(updates.version()).toBe('waiting')
    expect(updates.applied).toBe(0)
    expect(update.applying.busy).toBe(false)

    update.updatePressed()
    expect(update.asking).toBe(true)
    update.confirmed()
    await settled()
    expect(updates.applied).toBe(1)
  })

  it('does not reload the tab where the customer puts it off while it becomes active', async () => {
    const { updates, update, field, deployed, accepted } = arrange()
    deployed()
    updates.activatesSlowly = true
    field.type('Maria')
    await accepted()
    update.postponePressed()
    updates.finishActivation()
    await settled()
    expect(updates.applied).toBe(0)
  })

  it('asks no longer about what was typed once its screen is left, and stays on offer', async () => {
    const { update, field, navigation, deployed } = arrange()
    deployed()
    field.type('Maria')
    update.updatePressed()
    field.leave()
    navigation.go('/cupons')
    expect(update.asking).toBe(false)
    expect(update.offered).toBe(true)
  })

  it('asks again about what was typed on a later screen while it waited for a write', async () => {
    const { updates, update, write, field, screen, navigation, deployed, accepted, answerRead } = arrange()
    deployed()
    field.type('Maria')
    const answer = write()
    await accepted()
    field.leave()
    navigation.go('/cupons')
    screen.field().type('Joana')
    answer()
    await answerRead()
    expect(updates.applied).toBe(0)
    expect(update.asking).toBe(true)
  })

  it('that another tab activated reloads this tab at once, unless something was typed here', () => {
    const untouched = arrange()
    untouched.updates.applyElsewhere()
    expect(untouched.updates.applied).toBe(1)

    const halfFilled = arrange()
    halfFilled.field.type('Maria')
    halfFilled.updates.applyElsewhere()
    expect(halfFilled.updates.applied).toBe(0)
    expect(halfFilled.update.offered).toBe(true)
  })

  it('that another tab activated is offered while a write waits, and applied once its answer could be read', async () => {
    const { updates, update, write, answerRead } = arrange()
    const answer = write()
    updates.applyElsewhere()
    expect(updates.applied).toBe(0)
    expect(update.offered).toBe(true)

    update.updatePressed()
    await settled()
    expect(updates.applied).toBe(0)
    expect(update.applying.busy).toBe(true)
    answer()
    await settled()
    expect(updates.applied).toBe(0)
    await answerRead()
    expect(updates.applied).toBe(1)
  })

  it('waits for a write that was sent while it became active, and for one that was sent while that answer was read', async () => {
    const { updates, update, write, deployed, answerRead } = arrange()
    deployed()
    updates.activatesSlowly = true
    update.updatePressed()
    await settled()
    const answer = write()
    updates.finishActivation()
    await settled()
    expect(updates.applied).toBe(0)
    answer()
    await settled()
    const another = write()
    await answerRead()
    expect(updates.applied).toBe(0)
    another()
    await answerRead()
    expect(updates.applied).toBe(1)
  })

  it('asks before it loses what was typed while it became active', async () => {
    const { updates, update, field, deployed } = arrange()
    deployed()
    updates.activatesSlowly = true
    update.updatePressed()
    await settled()
    field.type('Maria')
    updates.finishActivation()
    await settled()
    expect(updates.applied).toBe(0)
    expect(update.asking).toBe(true)
    update.confirmed()
    await settled()
    expect(updates.applied).toBe(1)
  })

  it('does not wait for a write that failed, nor for one that stays on the device', async () => {
    const { updates, submission } = arrange()
    await expect(submission().run(() => Promise.reject(new Error('refused')))).rejects.toThrow()
    void submission('device').run(() => new Promise(() => {}))
    updates.applyElsewhere()
    await settled()
    expect(updates.applied).toBe(1)
  })

  it('leaves no timer behind', () => {
    const { clock, update } = arrange()
    update.dispose()
    expect(clock.waiting).toBe(0)
  })
})
