import { deactivationSentence, registrationStatusContent } from '@ui/profile/registration-status-content.ts'
import { expect, it } from 'vitest'

it.each([
  // With both parts, as product.md §4 has it to the letter.
  [5, 30, 'Você tem 5 horas e 30 minutos para solicitar a reativação do seu cadastro'],
  [1, 1, 'Você tem 1 horas e 1 minutos para solicitar a reativação do seu cadastro'],
  [5, 0, 'Você tem 5 horas para solicitar a reativação do seu cadastro'],
  [1, 0, 'Você tem 1 hora para solicitar a reativação do seu cadastro'],
  [0, 30, 'Você tem 30 minutos para solicitar a reativação do seu cadastro'],
  [0, 1, 'Você tem 1 minuto para solicitar a reativação do seu cadastro'],
  [0, 0, 'Seu cadastro está em processo de desativação'],
])('with %i h and %i min left to come back the portal says %j', (hours, minutes, sentence) => {
  expect(deactivationSentence({ timeLeft: { hours, minutes } })).toBe(sentence)
})

it.each([
  [20, 5, 'Reativar cadastro (restam 20 h 5 min)'],
  [3, 0, 'Reativar cadastro (restam 3 h)'],
  [0, 20, 'Reativar cadastro (restam 20 min)'],
  [0, 1, 'Reativar cadastro (resta 1 min)'],
])('names on the button no part of the time that is zero: %i h %i min', (hours, minutes, name) => {
  expect(registrationStatusContent.reactivateWithin(hours, minutes)).toBe(name)
})
