import { customerDocument, isComplete } from './customer-document.ts'

/** `529.982.247-25` or `12.ABC.345/01DE-35`; anything else as it is. */
export function formatDocument(text: string): string {
  const document = customerDocument(text)
  if (!isComplete(document)) return text
  return document.kind === 'cpf'
    ? document.characters.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : document.characters.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}
