import { RestoreSession } from '@application/session/restore-session.ts'
import { sayWhenSessionExpires } from '@ui/app/session-expiry.ts'
import { SessionViewModel } from '@ui/app/session-view-model.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPageVisibility } from '../../doubles/in-memory-page-visibility.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { RecordingNavigation } from '../../support/recording-navigation.ts'

const EXPIRED = 'Sua sessão expirou. Entre novamente.'
const HOUR = 60 * 60 * 1000

function arrange({ stored = true, lasts = HOUR, endsEarly = false } = {}) {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(
    stored ? session.expiringAt(clock.now() + lasts).build() : undefined,
  )
  const visibility = new InMemoryPageVisibility()
  const navigation = new RecordingNavigation()
  const toasts = new Toasts(clock)
  // In the order of main.tsx.
  const restore = new RestoreSession(sessions, clock)
  restore.execute()
  sayWhenSessionExpires(sessions, toasts)
  const viewModel = new SessionViewModel(restore, sessions, clock, visibility, navigation)
  if (endsEarly) sessions.clear('expired')
  viewModel.start()
  const texts = () => toasts.items.map((toast) => toast.text)
  return { clock, sessions, visibility, navigation, toasts, texts, viewModel }
}

describe('the session that the guard sees', () => {
  it('is signed in from the first moment when a valid session is stored', () => {
    expect(arrange().viewModel.status).toBe('signed-in')
    expect(arrange({ stored: false }).viewModel.status).toBe('signed-out')
  })

  it('ends at the very moment the session expires, and says so', () => {
    const { clock, viewModel, texts } = arrange()
    clock.advance(HOUR - 1)
    expect(viewModel.status).toBe('signed-in')
    clock.advance(1)
    expect(viewModel.status).toBe('signed-out')
    expect(texts()).toEqual([EXPIRED])
  })

  it('says nothing of a session that had expired before the portal was opened', () => {
    const { viewModel, texts, sessions } = arrange({ lasts: 0 })
    expect(viewModel.status).toBe('signed-out')
    expect(sessions.current()).toBeUndefined()
    expect(texts()).toEqual([])
  })

  it('says once that the server ended it, when several calls learn it', () => {
    const { sessions, toasts, texts } = arrange()
    sessions.clear('expired')
    expect(texts()).toEqual([EXPIRED])
    toasts.dismiss()
    sessions.clear('expired')
    expect(texts()).toEqual([])
  })

  it('says so too when the server ended it before the guard listened', () => {
    const { texts, viewModel } = arrange({ endsEarly: true })
    expect(viewModel.status).toBe('signed-out')
    expect(texts()).toEqual([EXPIRED])
  })

  it('says nothing when the customer signs out, and forgets where it was', () => {
    const { sessions, texts, viewModel, navigation } = arrange()
    sessions.clear('signed-out')
    expect(viewModel.status).toBe('signed-out')
    expect(texts()).toEqual([])
    expect(navigation.visited).toEqual([{ path: '/', options: { replace: true } }])
  })

  it('follows another tab, and never mixes two customers', () => {
    const { clock, sessions, viewModel } = arrange()
    const before = viewModel.generation
    sessions.changeElsewhere(session.build({ token: 'token-joao', expiresAt: clock.now() + HOUR }))
    expect(viewModel.status).toBe('signed-in')
    expect(viewModel.generation).not.toBe(before)

    sessions.changeElsewhere(undefined)
    expect(viewModel.status).toBe('signed-out')
  })

  it('lets the router choose the screen when another tab ends it, because a public screen may stay open', () => {
    const { sessions, viewModel, navigation } = arrange()
    sessions.changeElsewhere(undefined)
    expect(navigation.visited).toEqual([])
    expect(viewModel.endedElsewhere).toBe(true)
    navigation.go('/perfil')
    expect(viewModel.endedElsewhere, 'what is asked for from now on opens after signing in').toBe(false)
  })

  it('is checked when the customer comes back, because timers sleep with the device', () => {
    const { clock, sessions, visibility, viewModel } = arrange()
    visibility.leave()
    sessions.save(session.expiringAt(clock.now()).build())
    visibility.comeBack()
    expect(viewModel.status).toBe('signed-out')
  })

  it('is checked at each step from screen to screen', () => {
    const { sessions, navigation, viewModel } = arrange()
    sessions.loseSilently()
    expect(viewModel.status).toBe('signed-in')
    navigation.go('/perfil')
    expect(viewModel.status).toBe('signed-out')
  })

  it('leaves no timer behind', () => {
    const { clock, viewModel, texts } = arrange()
    viewModel.dispose()
    expect(clock.waiting).toBe(0)
    expect(texts()).toEqual([])
  })
})
