import type { terms } from '../database/schema.ts'

type Term = typeof terms.$inferInsert

/** The ids of the two published terms; 3 is the one in the examples of docs/wire.md. */
export const TERM = { rules: 3, privacy: 4 } as const

/** The programme's terms, and an older version of its rules that is no longer published. */
export const TERMS: readonly Term[] = [
  {
    id: 1,
    typeName: 'Regulamento do Programa',
    type: 'R',
    published: false,
    html: '<h1>Regulamento do Programa (versão anterior)</h1><p>Esta versão foi substituída e não está mais em vigor.</p>',
  },
  {
    id: TERM.rules,
    typeName: 'Regulamento do Programa',
    type: 'R',
    published: true,
    html: `<h1>Regulamento do Programa Boa Praça</h1>
<p>Este regulamento estabelece as condições de participação no Programa Boa Praça, o programa de fidelidade das lojas da Rede Boa Praça. Ao se cadastrar, o cliente declara que leu e que concorda com as regras abaixo.</p>
<h2>1. Quem pode participar</h2>
<p>Podem participar pessoas físicas com CPF regular e idade a partir de 18 anos, e pessoas jurídicas com CNPJ ativo que comprem para consumo próprio ou revenda. O cadastro é gratuito, pessoal e intransferível.</p>
<h2>2. Como funciona</h2>
<p>Para acumular benefícios, informe o CPF ou o CNPJ no caixa <strong>antes</strong> do pagamento. Compras sem identificação não geram pontos, cashback ou participação em campanhas, e não é possível incluí-las depois.</p>
<h2>3. Ofertas</h2>
<p>As ofertas gerais valem para todos os clientes cadastrados; as ofertas exclusivas valem apenas para quem as recebeu no portal. Preços e quantidades por CPF ou CNPJ são os indicados em cada oferta, enquanto durarem os estoques da loja.</p>
<h2>4. IdCoins e campanhas</h2>
<p>IdCoins são os pontos das campanhas da rede. Cada campanha tem regulamento próprio, com período, forma de acúmulo, prêmios e prazo para a troca. IdCoins não têm valor monetário e não podem ser vendidos, cedidos ou convertidos em dinheiro.</p>
<h2>5. Cashback</h2>
<p>O cashback fica disponível três dias após a compra e pode ser usado em até 92 dias, em qualquer loja da rede. Valores não utilizados no prazo expiram e passam a constar no extrato como expirados.</p>
<h2>6. Vouchers</h2>
<p>Cada voucher pode ser usado uma única vez, dentro da validade e respeitado o valor mínimo de compra. Vouchers não são cumulativos com outras promoções, salvo indicação em contrário.</p>
<h2>7. Trocas e entregas</h2>
<p>A troca de pontos por prêmios é definitiva após a confirmação. Os prêmios são retirados na loja escolhida, mediante documento de identificação, em até 30 dias após o aviso de disponibilidade.</p>
<h2>8. Cancelamento</h2>
<p>O participante pode desativar o cadastro a qualquer momento no portal e reativá-lo em até 24 horas. Passado esse prazo, pontos, cashback e vouchers são cancelados. O uso fraudulento do programa leva à exclusão do participante.</p>
<h2>9. Alterações e foro</h2>
<p>A rede pode alterar este regulamento mediante aviso no portal com 30 dias de antecedência. Fica eleito o foro da comarca de Curitiba, Paraná, para resolver questões relativas a este regulamento.</p>`,
  },
  {
    id: TERM.privacy,
    typeName: 'Política de Privacidade',
    type: 'P',
    published: true,
    html: `<h1>Política de Privacidade</h1>
<p>A Rede Boa Praça respeita a sua privacidade. Esta política explica quais dados pessoais tratamos no Programa Boa Praça, para quê e quais são os seus direitos, de acordo com a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).</p>
<h2>1. Dados que tratamos</h2>
<p>Tratamos os dados que você informa no cadastro (nome, CPF ou CNPJ, data de nascimento, contatos e endereço), o histórico das compras identificadas e os registros de acesso ao portal.</p>
<h2>2. Para que usamos os dados</h2>
<ul>
<li>identificar você nas lojas e no portal e calcular pontos, cashback e descontos;</li>
<li>enviar as comunicações que você escolheu receber, pelos canais que você escolheu;</li>
<li>selecionar ofertas de acordo com as suas compras;</li>
<li>prevenir fraudes e cumprir obrigações legais.</li>
</ul>
<h2>3. Com quem compartilhamos</h2>
<p>Compartilhamos dados apenas com fornecedores que prestam serviços ao programa, como o envio de mensagens e a hospedagem do portal, sempre sob contrato e na medida do necessário. Não vendemos dados pessoais.</p>
<h2>4. Por quanto tempo guardamos</h2>
<p>Os dados são mantidos enquanto o cadastro estiver ativo e, depois, pelo prazo exigido por lei. Registros de compras são conservados por cinco anos para fins fiscais.</p>
<h2>5. Como protegemos</h2>
<p>Usamos criptografia, controle de acesso e registros de auditoria. Apenas pessoas autorizadas têm acesso aos dados, e todas assumem compromisso de confidencialidade.</p>
<h2>6. Seus direitos</h2>
<p>Você pode confirmar o tratamento, acessar, corrigir, portar e eliminar os seus dados, revogar consentimentos e se opor a usos que não sejam necessários ao programa.</p>
<h2>7. Comunicações</h2>
<p>As suas preferências de e-mail, SMS, push e WhatsApp podem ser alteradas a qualquer momento em <em>Minhas Preferências</em>.</p>
<h2>8. Dados no navegador</h2>
<p>O portal guarda no seu navegador apenas o necessário para manter a sessão aberta e lembrar as suas escolhas. Ao sair, a sessão e os seus dados são apagados do navegador; ficam só escolhas, como a loja.</p>
<h2>9. Fale com a encarregada</h2>
<p>Para exercer os seus direitos, escreva para <a href="mailto:privacidade@boapraca.example">privacidade@boapraca.example</a>. Respondemos em até 15 dias.</p>`,
  },
]
