/**
 * The keys of an address of which a scenario takes one word. The first word is the default, so an address leaves it out. Do not rename
 * or remove a word: bug reports contain it.
 */
export const CHOICES = {
  cliente: ['pessoa', 'empresa', 'novo', 'desativado', 'sem-telefone'],
  sessao: ['aberta', 'nenhuma'],
  loja: ['escolhida', 'por-escolher', 'inexistente'],
  dados: ['cheios', 'vazios', '5000', 'nomes-longos', 'hostis'],
  imagens: ['normais', 'quebradas'],
  destaques: ['varios', 'um', 'nenhum'],
  respostas: ['normais', 'lentas', 'retidas', 'falham', 'offline'],
  tema: ['aparelho', 'claro', 'escuro'],
} as const

/** The prompts that a scenario can make due: any number of them. */
export const PROMPTS_DUE = ['termos', 'telefone', 'whatsapp', 'instalar', 'push'] as const

export type Choices = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] }

export type PromptDue = (typeof PROMPTS_DUE)[number]
