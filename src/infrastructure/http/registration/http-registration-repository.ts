import { RegistrationRepository } from '@application/registration/registration-repository.ts'
import { toIsoDay } from '@domain/calendar-day.ts'
import type { Address } from '@domain/person/address.ts'
import type { Registration } from '@domain/registration/registration.ts'
import { inject, injectable } from 'inversify'
import { anything } from '../../shapes.ts'
import { IdentityApi } from '../identity-api.ts'
import { GENDERS, MARITAL_STATUSES } from '../person/wire-personal-facts.ts'
import { fromPreferences } from '../preferences/wire-preferences.ts'

/** The registration payload (docs/wire.md, call 7). What does not apply to this kind of person is sent empty. */
function toWireRegistration(registration: Registration) {
  const { document, name, email, mobile, password, preferences, address } = registration
  return {
    origem: 'web',
    cpf: document.characters,
    nome: name,
    ...kindFields(registration),
    email,
    celular: mobile,
    senha: password,
    confirmpassword: password,
    ativacao: 'email',
    preferencias: fromPreferences(preferences),
    aceitoTermos: true,
    endereco: toWireAddress(address),
  }
}

function kindFields(registration: Registration) {
  const individual = registration.kind === 'individual' ? registration : undefined
  const company = registration.kind === 'company' ? registration : undefined
  return {
    fisicaJuridica: individual ? 'F' : 'J',
    nomeFantasia: company?.tradeName ?? '',
    tratamento: company?.contactName ?? '',
    ramoAtividade: company?.lineOfBusiness ?? '',
    sexo: individual?.gender ? GENDERS[individual.gender] : '',
    dataNascimento: individual ? toIsoDay(individual.birthDate) : '',
    estadoCivil: individual?.maritalStatus ? MARITAL_STATUSES[individual.maritalStatus] : '',
    filhos: individual?.hasChildren ?? false,
    animais: individual?.hasPets ?? false,
  }
}

const toWireAddress = (address: Address) => ({
  cep: address.cep,
  logradouro: address.street,
  logradouroCmpl: address.complement,
  logradouroNro: address.number,
  bairro: address.district,
  cidade: address.city,
  uf: address.state,
})

@injectable()
export class HttpRegistrationRepository extends RegistrationRepository {
  constructor(@inject(IdentityApi) private readonly api: IdentityApi) {
    super()
  }

  async register(registration: Registration): Promise<void> {
    await this.api.post('/api/pessoa/cadastro', anything, { form: toWireRegistration(registration) })
  }
}
