import { content } from '../kit/content.ts'

/** What a term is called: its type, as far as the server names one. */
export const termName = ({ typeName }: { readonly typeName: string }): string =>
  typeName || content.untitledTerm
