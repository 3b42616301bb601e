import type { ProviderStateName } from '../../sandbox/sandbox.ts'

/** What each state brings about, for the team that writes it in another backend. */
export const STATE_MEANINGS: Readonly<Record<ProviderStateName, string>> = {
  'existe um cliente':
    'A customer with this document is registered and active: an individual (`F`) or a company (`J`), with name, password, e-mail, one address and one phone. A customer who has the document already is replaced, so that nothing is left of earlier interactions. The ids of address and phone are answered, as `GET /api/pessoa` gives them.',
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
    'The customer has accepted every published term. `formato` says how the list of accepted terms is answered: bare (`lista`), or inside `termosPrograma` (`objeto`). A backend that knows one form only may leave the interaction of the other out.',
  'há termos pendentes':
    'At least one term is published, and the customer has accepted none. The id of one is answered.',
  'o cliente tem compras':
    'The customer has made exactly so many purchases in stores of format 135; 0 is none.',
  'o cliente tem cashback':
    'The cash-back account holds so much available and so much pending, in reais, and its statement has a line for each; where `total` is 0 it is empty.',
  'o cliente tem pontos': 'The customer has exactly so many points in the campaign.',
  'o cliente fez resgates':
    'The customer has exchanged points of the campaign exactly so many times: exchanges still pending (`pendente`) or carried out (`efetuado`). With 0 there is none of that kind.',
  'há vouchers':
    'The customer has exactly so many vouchers, good in every store, that can be used (`ativo`) or no longer (`finalizado`).',
  'há ofertas':
    'At least one promotion with at least one offer runs in the store today. `regras` says how the rules of an offer are answered: as a list (`lista`) or as one object (`objeto`). A backend that knows one form only may leave the interaction of the other out. The ids of the store and of one offer are answered.',
  'não há ofertas': 'No promotion runs in the store today. The id of the store is answered.',
  'há tabloides':
    'The store has exactly so many flyers today, each with a document, or without one where `documento` is false. The id of the store is answered.',
  'há uma campanha':
    'The campaign runs today, its rules are written, the three flags say what it allows, and it has at least one reward. The ids of the campaign and of a reward are answered.',
  'não há campanhas': 'There is no campaign at all.',
  'o CEP existe': 'The postal code is known, with street, district, city and state.',
  'o CEP não existe': 'The postal code is well-formed and unknown.',
  'há lojas': 'At least this store exists, in format 135, with address, coordinates and phone.',
  'há listas de cadastro':
    'There are lines of business for companies, and the cities of the state (`uf`) are known.',
  'há banners':
    'The format has at least one banner for the home page and one partner logo, all with a link, or all without one where `link` is false; with `total` 0 there is none.',
}
