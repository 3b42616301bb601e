import { OfferRepository } from '@application/offers/offer-repository.ts'
import { describe, expect, it } from 'vitest'
import { scriptedWorld } from '../../../support/scripted-world.ts'

/** Activates an offer at a server that answers HTTP 400 with these words. */
const activateRefused = (words: object) =>
  scriptedWorld({ status: 400, body: JSON.stringify({ statusCode: 400, ...words }) })
    .get(OfferRepository)
    .activate(601)

describe('activating an offer that the server refuses', () => {
  it.each([
    'Oferta já ativada.',
    'Esta oferta já está ativa',
    'A oferta ja foi ativada para este CPF',
    'Ops! Esta promoção já se encontra ativada para você. Apresente seu CPF no caixa.',
  ])('succeeds when it says that the offer is active already: %j', async (description) => {
    await activateRefused({ description })
    await activateRefused({ data: { errors: ['Não foi possível.', description] } })
  })

  it.each([
    'Você já ativou 10 ofertas.',
    'Verifique se a sua conta já está ativa.',
    'Oferta já ativada para outro cliente.',
  ])('fails with any other words: %j', async (description) => {
    await expect(activateRefused({ description })).rejects.toMatchObject({
      reason: { kind: 'rejected', status: 400, description },
    })
  })
})
