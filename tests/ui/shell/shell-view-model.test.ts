import type { PortFailureReason } from '@application/port-failure.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { SIGN_OUT_DELAY, SignOut } from '@application/session/sign-out.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { InMemoryAccounts } from '@infrastructure/in-memory/session/in-memory-accounts.ts'
import { InMemoryAuthentication } from '@infrastructure/in-memory/session/in-memory-authentication.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ShellViewModel } from '@ui/shell/shell-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPushEnd } from '../../doubles/push/in-memory-push-end.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { session } from '../../support/factories/session.ts'
import { settled } from '../../support/settled.ts'
import { testDevice } from '../../support/test-device.ts'

function arrange() {
  const clock = new InMemoryClock()
  const sessions = new InMemorySessionStore(session.build())
  const authentication = new InMemoryAuthentication(clock, new InMemoryAccounts())
  const images = new InMemoryProfileImageRepository()
  const stored = testDevice(clock, sessions).profileImage
  const toasts = new Toasts(clock)
  const shell = new ShellViewModel(
    new InMemoryBannerRepository(),
    new LoadProfileImage(images, stored, sessions),
    stored,
    new SignOut(authentication, sessions, new InMemoryPushEnd(), clock),
    toasts,
  )
  return { clock, authentication, images, toasts, shell }
}

describe('signing out', () => {
  it.each<[PortFailureReason, string]>([
    [{ kind: 'rejected', status: 400, description: 'Agora não.', errors: [] }, 'Agora não.'],
    [{ kind: 'rejected', status: 400, description: '', errors: [] }, 'Erro ao fazer logout'],
    [{ kind: 'timeout' }, 'Erro ao fazer logout'],
    [{ kind: 'offline', unsent: true }, 'Erro ao fazer logout'],
  ])('that the server fails with %j says: %s', async (failure, sentence) => {
    const { clock, authentication, toasts, shell } = arrange()
    authentication.steering.failWith(failure)
    const signedOut = shell.signOutPressed()
    await settled()
    clock.advance(SIGN_OUT_DELAY)
    await signedOut
    expect(toasts.items.map(({ text }) => text)).toEqual([sentence])
  })
})

describe('a photo that cannot be had', () => {
  it.each<[PortFailureReason, readonly string[]]>([
    [{ kind: 'unexpected', detail: 'HTTP 500' }, ['Ops!, Finalize seu cadastro no menu de Perfil']],
    [{ kind: 'timeout' }, []],
    [{ kind: 'offline' }, []],
  ])('with %j says %j: a weak signal says nothing about the registration', async (failure, said) => {
    const { images, toasts, shell } = arrange()
    images.steering.failWith(failure)
    shell.start()
    await settled()
    expect(toasts.items.map(({ text }) => text)).toEqual(said)
    shell.dispose()
  })
})
