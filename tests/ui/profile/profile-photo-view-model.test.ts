import type { PortFailureReason } from '@application/port-failure.ts'
import { ChangePhoto } from '@application/profile/change-photo.ts'
import { LoadProfileImage } from '@application/profile/load-profile-image.ts'
import { InMemoryProfileImageRepository } from '@infrastructure/in-memory/profile/in-memory-profile-image-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { ProfilePhotoViewModel } from '@ui/profile/profile-photo-view-model.ts'
import { expect, it } from 'vitest'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { InMemoryPhotoShrinker } from '../../doubles/profile/in-memory-photo-shrinker.ts'
import { InMemorySessionStore } from '../../doubles/session/in-memory-session-store.ts'
import { htmlFile, pngFile } from '../../support/factories/photo.ts'
import { session } from '../../support/factories/session.ts'
import { openScreen } from '../../support/open-screen.ts'
import { testDevice } from '../../support/test-device.ts'

const rejected = (description: string): PortFailureReason => ({
  kind: 'rejected',
  status: 400,
  description,
  errors: [],
})

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => ({ size: 100, arrayBuffer: async () => bytes.buffer })

function arrange() {
  const images = new InMemoryProfileImageRepository()
  const { profileImage: stored } = testDevice()
  const sessions = new InMemorySessionStore(session.build())
  const toasts = new Toasts(new InMemoryClock())
  const load = new LoadProfileImage(images, stored, sessions)
  const change = new ChangePhoto(images, new InMemoryPhotoShrinker(), stored, load, sessions)
  const photo = new ProfilePhotoViewModel(change, stored, toasts)
  return { photo, images, texts: () => toasts.items.map(({ text }) => text) }
}

it.each([
  ['the server gives its reason', rejected('A foto não foi aceita.'), 'A foto não foi aceita.'],
  ['the server gives no reason', rejected(''), 'Não foi possível enviar a foto. Tente de novo.'],
  [
    'the answer is lost',
    { kind: 'timeout' } as const,
    'Não sabemos se a foto foi enviada. Envie de novo para ter certeza.',
  ],
])('a chosen photo says in place why it is not changed when %s', async (_, failure, sentence) => {
  const { photo, images, texts } = arrange()
  await photo.chosen(fileOf(pngFile(10, 10)))
  expect(texts()).toEqual(['Foto atualizada.'])
  images.steering.failWith(failure)
  await photo.chosen(fileOf(pngFile(10, 10)))
  expect(photo.problem).toBe(sentence)
  // The toast was about the photo before.
  expect(texts()).toEqual([])
})

async function choosePhotoAndLeave(bytes: Uint8Array<ArrayBuffer>, failure?: PortFailureReason) {
  const { photo, images, texts } = arrange()
  images.steering.failWith(failure)
  const { leave } = openScreen(photo)
  const chosen = photo.chosen(fileOf(bytes))
  leave()
  await chosen
  return texts()
}

it('a customer who has gone to another screen reads in a toast why the photo is not changed', async () => {
  expect(await choosePhotoAndLeave(htmlFile)).toEqual([
    'Este arquivo não é uma foto PNG, JPEG, WebP ou GIF. Escolha outro.',
  ])
  expect(await choosePhotoAndLeave(pngFile(10, 10), { kind: 'timeout' })).toEqual([
    'Não sabemos se a foto foi enviada. Envie de novo para ter certeza.',
  ])
})

it('a photo that fails because the session has ended shows no message of its own', async () => {
  expect(await choosePhotoAndLeave(pngFile(10, 10), { kind: 'unauthenticated' })).toEqual([])
})
