const NAMES = `
Açougue, Agropecuária, Bar e lanchonete, Buffet e eventos, Cafeteria, Clínica e consultório,
Condomínio, Confeitaria, Construção civil, Cozinha industrial, Distribuidora de bebidas,
Empório e mercearia, Escola e creche, Escritório, Farmácia, Food truck, Hospital, Hotel e pousada,
Igreja e associação, Indústria, Loja de conveniência, Mercado de bairro, Oficina mecânica, Padaria,
Papelaria, Pet shop, Pizzaria, Restaurante, Salão de beleza, Sorveteria, Transportadora, Outros
`

/** What a company customer may do (call 20). */
export const LINES_OF_BUSINESS: readonly string[] = NAMES.trim().split(/,\s/)
