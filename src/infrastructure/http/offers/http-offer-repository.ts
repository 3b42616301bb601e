import type { Cancellation } from '@application/cancellation.ts'
import { RECENT } from '@application/freshness.ts'
import { OfferRepository } from '@application/offers/offer-repository.ts'
import { PortFailure, type PortFailureReason } from '@application/port-failure.ts'
import type { Id } from '@domain/id.ts'
import { fromReais } from '@domain/money.ts'
import { type Discount, type Offer, type Promotion, savingOf } from '@domain/offers/promotion.ts'
import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import {
  anything,
  listOrItem,
  optionalAddress,
  optionalDay,
  optionalIdentifier,
  optionalInteger,
  optionalNumber,
  optionalText,
  positive,
  positiveMoney,
  present,
  row,
  rowAs,
  rows,
  text,
} from '../../shapes.ts'
import { AddressPolicy } from '../address-policy.ts'
import { IdentityApi } from '../identity-api.ts'
import { SessionCache } from '../session-cache.ts'

const wireRule = row({
  tipo: optionalInteger,
  percentualDesconto: optionalNumber,
  mensagem: text,
})

const wireOffer = row({
  idPromoProd: optionalIdentifier,
  nome: text,
  imagem: optionalAddress,
  preco: positiveMoney,
  precoOriginal: positiveMoney,
  qtde: optionalNumber,
  mensagem1: optionalText,
  mensagem2: optionalText,
  // A list, or one rule alone (docs/wire.md, "promotion").
  regras: listOrItem(wireRule),
})

/** A promotion as the backend sends it (docs/wire.md, call 30), with its offers as the portal keeps them. */
const wirePromotion = (addresses: AddressPolicy) =>
  v.object({
    publico: optionalText,
    nomeExibicao: text,
    dtaInicio: optionalDay,
    dtaFim: optionalDay,
    tiposDescontos: rows(rowAs(wireOffer, (offer) => toOffer(offer, addresses))),
  })

type WirePromotion = v.InferOutput<ReturnType<typeof wirePromotion>>
type WireOffer = v.InferOutput<typeof wireOffer>
type WireRule = v.InferOutput<typeof wireRule>

function toPromotion(wire: WirePromotion): Promotion {
  return {
    audience: wire.publico?.toUpperCase() === 'G' ? 'general' : 'exclusive',
    name: wire.nomeExibicao,
    start: wire.dtaInicio,
    end: wire.dtaFim,
    offers: wire.tiposDescontos,
  }
}

function toOffer(wire: WireOffer, addresses: AddressPolicy): Offer {
  const { precoOriginal: originalPrice } = wire
  // With one price alone, it is what the offer costs.
  const price = wire.preco ?? originalPrice
  const saves = savingOf({ price, originalPrice }) !== undefined
  return {
    id: wire.idPromoProd,
    name: wire.nome,
    image: addresses.resource(wire.imagem),
    price,
    originalPrice: saves ? originalPrice : undefined,
    limit: positive(wire.qtde),
    messages: present([wire.mensagem1, wire.mensagem2]),
    discounts: toDiscounts(wire.regras, saves),
  }
}

/**
 * All offers share these two objects: a discount per unit has no data of its own and is mostly the only one, so a copy for each offer
 * would waste memory. Frozen, so that no caller changes them for all.
 */
const PER_UNIT: Discount = Object.freeze({ kind: 'per-unit' })
const ONLY_PER_UNIT: readonly Discount[] = Object.freeze([PER_UNIT])

function toDiscounts(rules: readonly WireRule[], saves: boolean): readonly Discount[] {
  const discounts = present(rules.map((rule) => toDiscount(rule, saves)))
  return discounts.length === 1 && discounts[0] === PER_UNIT ? ONLY_PER_UNIT : discounts
}

/** The five types of product.md §9; a rule without what it needs, or of another type, is left out. */
function toDiscount(rule: WireRule, saves: boolean): Discount | undefined {
  const value = positive(rule.percentualDesconto)
  switch (rule.tipo) {
    case 1:
      return value === undefined ? undefined : { kind: 'percent-off', percent: value }
    case 2:
      return rule.mensagem === '' ? undefined : { kind: 'message', message: rule.mensagem }
    case 3:
      return { kind: 'message-with-price', message: rule.mensagem }
    case 4:
      return saves ? PER_UNIT : undefined
    case 5:
      return value === undefined ? undefined : { kind: 'per-litre', amount: fromReais(value) }
    default:
      return undefined
  }
}

/** A sentence about the offer: 'Esta oferta já está ativa'. Not 'Verifique se a sua conta já está ativa', nor 'Você já ativou 10 ofertas'. */
const ALREADY_ACTIVE =
  /^\s*(?:(?:es[ts]a|a) )?(?:oferta |promo[cç][aã]o )?j[aá] (?:est[aá] |foi |se encontra )?ativ(?:a|ad[ao])(?!\p{L})/iu

/** 'Oferta já ativada para outro cliente' */
const BY_SOMEBODY_ELSE = /\boutr[ao]s?\b/i

/** Some backends refuse what is active already, which is what the customer asked for. */
const saysAlreadyActive = (reason: PortFailureReason): boolean =>
  reason.kind === 'rejected' &&
  [reason.description, ...reason.errors].some((words) =>
    words
      .split(/[.!?;]/)
      .some((sentence) => ALREADY_ACTIVE.test(sentence) && !BY_SOMEBODY_ELSE.test(sentence)),
  )

@injectable()
export class HttpOfferRepository extends OfferRepository {
  constructor(
    @inject(IdentityApi) private readonly api: IdentityApi,
    @inject(SessionCache) private readonly cache: SessionCache,
    @inject(AddressPolicy) private readonly addresses: AddressPolicy,
  ) {
    super()
  }

  async promotions(storeId: Id, signal?: Cancellation): Promise<readonly Promotion[]> {
    const path = '/api/promocoes/global/'
    const load = async (signal: Cancellation) => {
      const query = { idEmpresa: storeId }
      return (await this.api.get(path, rows(wirePromotion(this.addresses)), { query, signal })).map(
        toPromotion,
      )
    }
    // Not by `RecentReads`: it keeps the answer as it came, so thousands of offers would be in memory twice.
    return this.cache.remember(`${path}?${storeId}`, load, signal, RECENT)
  }

  async activate(offerId: Id): Promise<void> {
    try {
      await this.api.post('/api/promocao/ativar', anything, { form: { idPromoProd: offerId } })
    } catch (thrown) {
      if (!(thrown instanceof PortFailure && saysAlreadyActive(thrown.reason))) throw thrown
    }
  }
}
