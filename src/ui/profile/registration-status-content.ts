import { type Deactivation, shownTimeLeft } from '@domain/person/person.ts'

/** Whether the registration is active, on the profile and on home. */
export const registrationStatusContent = {
  title: 'Seu cadastro',
  active: 'Seu cadastro está ativo. Se sair do programa, você tem 24 horas para voltar atrás.',
  deactivating: 'Seu cadastro está em processo de desativação',
  /** The sentence of product.md §4, literal with both parts. */
  timeLeft: (hours: number, minutes: number) => {
    const parts =
      hours > 0 && minutes > 0
        ? `${hours} horas e ${minutes} minutos`
        : hours > 0
          ? `${hours} ${hours === 1 ? 'hora' : 'horas'}`
          : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
    return `Você tem ${parts} para solicitar a reativação do seu cadastro`
  },
  deactivate: 'Desativar cadastro',
  working: 'Desativando…',
  lost: 'Se você não reativar, pode perder IdCoins, cashback e vouchers.',
  reactivate: 'Reativar cadastro',
  reactivateWithin: (hours: number, minutes: number) => {
    const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean)
    return `Reativar cadastro (${hours + minutes === 1 ? 'resta' : 'restam'} ${parts.join(' ')})`
  },
  reactivating: 'Reativando…',
  askTitle: 'Desativar o seu cadastro?',
  askText:
    'Depois de 24 horas, você pode perder IdCoins, cashback e vouchers. Até lá, você pode reativar o cadastro aqui mesmo.',
  keep: 'Continuar no programa',
  confirm: 'Desativar',
  failed: 'Não foi possível concluir a solicitação. Tente de novo.',
  inDoubt: 'Não sabemos se a solicitação foi concluída. Tente de novo para ter certeza.',
  done: 'Solicitação concluída.',
} as const

/** How long a customer who asked to leave may still come back (product.md, rules 8 and 29). */
export function deactivationSentence(deactivation: Deactivation): string {
  const time = shownTimeLeft(deactivation)
  return time
    ? registrationStatusContent.timeLeft(time.hours, time.minutes)
    : registrationStatusContent.deactivating
}
