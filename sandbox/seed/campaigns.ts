import { addDays, type Day } from '../calendar.ts'
import type { campaigns, rewards } from '../database/schema.ts'
import { GROUP } from '../group.ts'

type Campaign = typeof campaigns.$inferInsert
type Reward = typeof rewards.$inferInsert

/** The campaigns' ids. 7 is the one that the examples of docs/wire.md are about. */
export const CAMPAIGN = { anniversary: 5, christmas: 7, barbecue: 8, backToSchool: 9 } as const

const COMMON = {
  formatId: GROUP.formatId,
  pointName: 'IdCoins',
  welcomePoints: 0,
  allowsStatement: true,
  allowsRedeeming: true,
  allowsHistory: true,
}

/** Four campaigns, dated around today: two run, one has ended and one has not started. */
export const CAMPAIGNS: readonly ((today: Day) => Campaign)[] = [
  (today) => ({
    ...COMMON,
    id: CAMPAIGN.christmas,
    name: 'Natal Premiado',
    description:
      'Cada real em compras vale 1 IdCoin. Junte e troque por prêmios para a ceia, para a casa e para a família.',
    banner: '/sandbox/pictures/campaigns/natal.svg',
    startsOn: addDays(today, -19),
    endsOn: addDays(today, 41),
    currentPrice: 1,
    welcomePoints: 300,
    rulesHtml: rules('Natal Premiado', [
      'A cada R$ 1,00 em compras identificadas com CPF ou CNPJ no caixa, o participante recebe 1 IdCoin.',
      'Cadastros feitos durante a campanha recebem 300 IdCoins de boas-vindas, uma única vez por documento.',
      'Os prêmios são limitados aos estoques e entregues na loja escolhida em até 10 dias úteis após a troca.',
      'IdCoins não trocados até o fim da campanha perdem a validade e não são convertidos em dinheiro.',
    ]),
  }),
  (today) => ({
    ...COMMON,
    id: CAMPAIGN.barbecue,
    name: 'Churrasco da Praça',
    description:
      'Carnes, bebidas e carvão somam pontos em dobro. As trocas abrem na última semana da campanha.',
    banner: '/sandbox/pictures/campaigns/churrasco.svg',
    startsOn: addDays(today, -40),
    endsOn: addDays(today, 20),
    currentPrice: 2.5,
    allowsRedeeming: false,
    allowsHistory: false,
    rulesHtml: rules('Churrasco da Praça', [
      'A cada R$ 2,50 em carnes, bebidas e carvão, o participante recebe 2 IdCoins.',
      'As trocas são abertas nos últimos sete dias da campanha, em todas as lojas participantes.',
      'A venda de bebidas alcoólicas é proibida para menores de 18 anos.',
    ]),
  }),
  (today) => ({
    ...COMMON,
    id: CAMPAIGN.anniversary,
    name: 'Aniversário Boa Praça',
    description:
      'A festa de 30 anos da rede, com prêmios para quem comprou perto de casa. Campanha encerrada.',
    banner: '/sandbox/pictures/campaigns/aniversario.svg',
    startsOn: addDays(today, -150),
    endsOn: addDays(today, -60),
    currentPrice: 1,
    allowsRedeeming: false,
    rulesHtml: rules('Aniversário Boa Praça', [
      'A cada R$ 1,00 em compras durante o mês de aniversário, o participante recebeu 1 IdCoin.',
      'As trocas foram encerradas com a campanha; os prêmios já solicitados são entregues normalmente.',
    ]),
  }),
  (today) => ({
    ...COMMON,
    id: CAMPAIGN.backToSchool,
    name: 'Volta às Aulas',
    description: 'Mochilas, garrafas e muito mais para começar o ano letivo. Começa em breve.',
    banner: '/sandbox/pictures/campaigns/volta-as-aulas.svg',
    startsOn: addDays(today, 12),
    endsOn: addDays(today, 80),
    currentPrice: 1,
    // The rules are not written yet: the portal says 'Regulamento não disponível'.
    rulesHtml: '',
  }),
]

type Line = [id: number, kind: 'PR' | 'CV', name: string, productName: string, picture: string, cost: number]

const LINES: Readonly<Record<keyof typeof CAMPAIGN, readonly Line[]>> = {
  christmas: [
    [21, 'CV', 'Vale-compra R$ 20', 'Vale-compra', 'vale-compra', 400],
    [22, 'CV', 'Vale-compra R$ 50', 'Vale-compra', 'vale-compra', 950],
    [23, 'CV', 'Vale-combustível R$ 50', 'Vale-combustível', 'vale-combustivel', 1000],
    [24, 'PR', 'Par de ingressos de cinema', 'Ingresso de cinema', 'cinema', 850],
    [25, 'PR', 'Jogo de 6 copos', 'Copos de vidro 300 ml', 'copos', 180],
    [26, 'PR', 'Garrafa térmica 1 L', 'Garrafa térmica inox', 'garrafa-termica', 350],
    [27, 'PR', 'Cesta de Natal', 'Cesta com 22 itens', 'cesta-natal', 1500],
    [28, 'PR', 'Jogo de toalhas', 'Toalhas de banho, 4 peças', 'toalhas', 640],
    [29, 'PR', 'Cafeteira elétrica', 'Cafeteira para 30 xícaras', 'cafeteira', 2300],
    [30, 'PR', 'Air fryer 4 L', 'Fritadeira sem óleo 4 L', 'air-fryer', 5400],
    [31, 'PR', 'Smartwatch', 'Relógio inteligente com GPS', 'smartwatch', 7800],
    [32, 'PR', 'Bicicleta aro 29', 'Bicicleta aro 29, 21 marchas', 'bicicleta', 12_000],
    [33, 'PR', 'Jogo de panelas', 'Panelas antiaderentes, 5 peças', 'panelas', 1200],
  ],
  barbecue: [
    [41, 'PR', 'Conjunto de facas para churrasco', 'Facas e garfo, 6 peças', 'facas', 480],
    [42, 'PR', 'Churrasqueira portátil', 'Churrasqueira a carvão', 'churrasqueira', 1900],
    [43, 'PR', 'Jogo de copos de chope', 'Copos de chope, 4 peças', 'copos', 220],
    [44, 'CV', 'Vale-compra R$ 30 no açougue', 'Vale-compra', 'vale-compra', 600],
    [45, 'PR', 'Ventilador de mesa', 'Ventilador 40 cm', 'ventilador', 1700],
  ],
  anniversary: [
    [51, 'PR', 'Liquidificador', 'Liquidificador 2,2 L', 'liquidificador', 1600],
    [52, 'PR', 'Jogo de cama casal', 'Jogo de cama, 4 peças', 'jogo-cama', 1400],
    [53, 'CV', 'Vale-compra R$ 10', 'Vale-compra', 'vale-compra', 200],
    [54, 'PR', 'Mala de viagem média', 'Mala com rodas 360°', 'mala', 3600],
  ],
  backToSchool: [
    [61, 'PR', 'Mochila escolar', 'Mochila reforçada 25 L', 'mochila', 900],
    [62, 'PR', 'Fone de ouvido sem fio', 'Fone Bluetooth', 'fone', 1300],
    [63, 'CV', 'Vale-compra R$ 5 na papelaria', 'Vale-compra', 'vale-compra', 50],
  ],
}

/** The 25 rewards. The bicycle has one left in stock, so that it can run out. */
export const REWARDS: readonly Reward[] = (Object.keys(LINES) as (keyof typeof CAMPAIGN)[]).flatMap(
  (campaign) =>
    LINES[campaign].map(
      ([id, kind, name, productName, picture, cost]): Reward => ({
        id,
        campaignId: CAMPAIGN[campaign],
        kind,
        name,
        productName,
        picture: `/sandbox/pictures/rewards/${picture}.svg`,
        cost,
        stock: cost === 12_000 ? 1 : 500,
      }),
    ),
)

function rules(campaign: string, items: readonly string[]): string {
  const list = items.map((item) => `<li>${item}</li>`).join('')
  return `<h1>Regulamento — ${campaign}</h1><p>Campanha da ${GROUP.name} para clientes cadastrados no programa de fidelidade.</p><ol>${list}</ol><p>Dúvidas? Procure o balcão de atendimento de qualquer loja da rede.</p>`
}
