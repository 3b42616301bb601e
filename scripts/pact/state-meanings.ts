import type { ProviderStateName } from '../../sandbox/sandbox.ts'

/** What each state brings about, for the team that writes it in another backend. */
export const STATE_MEANINGS: Readonly<Record<ProviderStateName, string>> = {
  'existe um cliente':
    'A customer with this document is registered and active: an individual (`F`) or a company (`J`), with name and password, an e-mail for the recovery of the password, one address and one phone; nothing else has to be known of them. A customer who has the document already is replaced, so that nothing is left of earlier interactions: no purchases, points, vouchers or exchanges. The ids of address and phone are answered, as `GET /api/pessoa` gives them.',
  'o cliente completou o cadastro':
    'The registration of the customer holds these values: each parameter is a field of `GET /api/pessoa`, `preferencias` of `GET /api/pessoa/preferencia` too, `endereco` and `telefone` are the only ones.',
  'não existe cadastro': 'Nobody is registered with this document.',
  'o cliente está autenticado':
    'The customer has a valid session. Its token is answered, and goes into the `Authorization` header.',
  'a sessão expirou': 'The customer had a session, which has expired. Its token is answered all the same.',
  'o cliente não tem telefone': 'No phone is registered for the customer.',
  'o cliente tem imagem': 'The customer has a profile photo.',
  'o cliente não tem imagem': 'The customer has no profile photo.',
  'o cliente pediu desativação':
    'The customer has asked to be deactivated, and has so many hours and minutes left to take it back.',
  'o cliente aceitou os termos':
    'The customer has accepted every published term: at least one, with the name of its type and the day.',
  'há termos pendentes':
    'At least one term with a text and the name of its type is published, and the customer has accepted none. The id of one is answered.',
  'o cliente tem compras':
    'The customer has made exactly so many purchases (`total`) in a store of format 135, each like `compra`, with a coupon number and a day, and has saved the sum of their discounts; 0 is none.',
  'o cliente tem cashback':
    'The cash-back account holds so much available and so much pending, in reais. Its statement has `total` lines, 2 where the parameter is missing: one for the pending amount, if there is any, without a day on which it lapses, and the others for equal parts of the available amount, with such a day in the future. Each line has an id, a description and a day. Where `total` is 0 it is empty.',
  'o cliente tem pontos':
    'The customer has exactly so many points in the campaign, from so many entries of its statement (`lancamentos`); each entry has a description and a day; with 1 the entry is of all points, with 0 points there is none.',
  'o cliente fez resgates':
    'The customer has exchanged points of the campaign for its reward exactly so many times: exchanges still pending (`pendente`) or carried out (`efetuado`), with the day on which the customer asked. With 0 there is none of that kind.',
  'o cliente tem vouchers':
    'The customer has exactly two vouchers, both like `voucher`, with a first and a last day, one product and good in every store: one that can be used, with the code `ativo`, and one that has been used, with the code `finalizado`.',
  'há ofertas':
    'In the store a promotion like `promocao` runs today, with an offer like `oferta`, which has a picture and one rule, `regra`; the promotion has a first and a last day. Others may run beside it. The ids of the store and of the offer are answered.',
  'há uma loja sem publicações':
    'There is a store with neither offers nor flyers: a new one will do. Its id is answered.',
  'há tabloides':
    'The store has a flyer of this name today, with a document and a miniature. Others may be beside it. The id of the store is answered.',
  'há uma campanha':
    'The campaign runs today with these values, has a picture, a first and a last day, and gives a reward like `premio` with a picture and a product name, of which there is enough. There may be other campaigns and rewards. The ids of the campaign and of the reward are answered: a backend that chooses its ids answers its own.',
  'o CEP existe':
    'The postal code is known with these values; what is not among the parameters is empty or unknown.',
  'o CEP não existe': 'The postal code is well-formed and unknown.',
  'há lojas':
    'There is a store like `loja`, with this address and this phone as its only ones. Others may be beside it, of other formats or with less known of them.',
  'há listas de cadastro':
    'This line of business can be chosen by companies, and this city of the state (`uf`) is known.',
  'há banners':
    'The format has a banner for the home page and a partner logo, both with a picture and this link. Others may be beside them.',
}
