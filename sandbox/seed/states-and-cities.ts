/**
 * The 26 states and the Federal District, with IBGE's numbers and the most populous cities of each. The Federal District is one
 * municipality: its administrative regions stand in, as they do in most Brazilian address forms.
 */
const TABLE = `
11 RO Rondônia: Porto Velho, Ji-Paraná, Ariquemes, Vilhena, Cacoal, Rolim de Moura, Jaru, Guajará-Mirim, Ouro Preto do Oeste, Pimenta Bueno
12 AC Acre: Rio Branco, Cruzeiro do Sul, Sena Madureira, Tarauacá, Feijó, Brasiléia, Senador Guiomard, Plácido de Castro, Xapuri, Epitaciolândia
13 AM Amazonas: Manaus, Itacoatiara, Manacapuru, Parintins, Tefé, Coari, Tabatinga, Maués, Iranduba, Humaitá
14 RR Roraima: Boa Vista, Rorainópolis, Caracaraí, Pacaraima, Cantá, Mucajaí, Alto Alegre, Amajari, Bonfim, Iracema
15 PA Pará: Belém, Ananindeua, Santarém, Parauapebas, Marabá, Castanhal, Abaetetuba, Cametá, Marituba, Bragança
16 AP Amapá: Macapá, Santana, Laranjal do Jari, Oiapoque, Mazagão, Porto Grande, Tartarugalzinho, Vitória do Jari, Pedra Branca do Amapari, Calçoene
17 TO Tocantins: Palmas, Araguaína, Gurupi, Porto Nacional, Paraíso do Tocantins, Araguatins, Colinas do Tocantins, Guaraí, Tocantinópolis, Dianópolis
21 MA Maranhão: São Luís, Imperatriz, São José de Ribamar, Timon, Caxias, Paço do Lumiar, Codó, Açailândia, Bacabal, Balsas
22 PI Piauí: Teresina, Parnaíba, Picos, Piripiri, Floriano, Barras, Campo Maior, União, Altos, Esperantina
23 CE Ceará: Fortaleza, Caucaia, Juazeiro do Norte, Maracanaú, Sobral, Itapipoca, Crato, Maranguape, Iguatu, Quixadá
24 RN Rio Grande do Norte: Natal, Mossoró, Parnamirim, São Gonçalo do Amarante, Macaíba, Ceará-Mirim, Caicó, Açu, Currais Novos, São José de Mipibu
25 PB Paraíba: João Pessoa, Campina Grande, Santa Rita, Patos, Bayeux, Sousa, Cabedelo, Cajazeiras, Guarabira, Sapé
26 PE Pernambuco: Recife, Jaboatão dos Guararapes, Petrolina, Caruaru, Olinda, Paulista, Cabo de Santo Agostinho, Camaragibe, Garanhuns, Vitória de Santo Antão
27 AL Alagoas: Maceió, Arapiraca, Rio Largo, Palmeira dos Índios, União dos Palmares, Penedo, São Miguel dos Campos, Campo Alegre, Coruripe, Delmiro Gouveia
28 SE Sergipe: Aracaju, Nossa Senhora do Socorro, Lagarto, Itabaiana, São Cristóvão, Estância, Tobias Barreto, Itabaianinha, Simão Dias, Barra dos Coqueiros
29 BA Bahia: Salvador, Feira de Santana, Vitória da Conquista, Camaçari, Juazeiro, Lauro de Freitas, Itabuna, Ilhéus, Porto Seguro, Barreiras, Jequié, Alagoinhas
31 MG Minas Gerais: Belo Horizonte, Uberlândia, Contagem, Juiz de Fora, Montes Claros, Betim, Uberaba, Ribeirão das Neves, Governador Valadares, Divinópolis, Ipatinga, Sete Lagoas, Poços de Caldas
32 ES Espírito Santo: Serra, Vila Velha, Cariacica, Vitória, Cachoeiro de Itapemirim, Linhares, São Mateus, Guarapari, Colatina, Aracruz
33 RJ Rio de Janeiro: Rio de Janeiro, São Gonçalo, Duque de Caxias, Nova Iguaçu, Campos dos Goytacazes, Belford Roxo, Niterói, São João de Meriti, Petrópolis, Volta Redonda, Macaé, Cabo Frio
35 SP São Paulo: São Paulo, Guarulhos, Campinas, São Bernardo do Campo, Santo André, Sorocaba, Osasco, Ribeirão Preto, São José dos Campos, São José do Rio Preto, Mogi das Cruzes, Jundiaí, Piracicaba, Santos, Mauá, Diadema, Bauru, Ourinhos, Holambra
41 PR Paraná: Curitiba, Londrina, Maringá, Ponta Grossa, Cascavel, São José dos Pinhais, Foz do Iguaçu, Colombo, Guarapuava, Araucária, Toledo, Paranaguá, Fazenda Rio Grande, Apucarana, Campo Largo, Arapongas, Cambé, Ibiporã, Abatiá
42 SC Santa Catarina: Joinville, Florianópolis, Blumenau, São José, Itajaí, Chapecó, Palhoça, Criciúma, Jaraguá do Sul, Brusque, Balneário Camboriú, Lages, São Francisco do Sul, Araquari
43 RS Rio Grande do Sul: Porto Alegre, Caxias do Sul, Canoas, Pelotas, Santa Maria, Gravataí, Novo Hamburgo, Viamão, São Leopoldo, Passo Fundo, Rio Grande, Alvorada
50 MS Mato Grosso do Sul: Campo Grande, Dourados, Três Lagoas, Corumbá, Ponta Porã, Sidrolândia, Naviraí, Nova Andradina, Aquidauana, Maracaju
51 MT Mato Grosso: Cuiabá, Várzea Grande, Rondonópolis, Sinop, Sorriso, Tangará da Serra, Cáceres, Primavera do Leste, Lucas do Rio Verde, Barra do Garças
52 GO Goiás: Goiânia, Aparecida de Goiânia, Anápolis, Rio Verde, Águas Lindas de Goiás, Luziânia, Valparaíso de Goiás, Trindade, Formosa, Senador Canedo, Catalão, Itumbiara
53 DF Distrito Federal: Brasília, Ceilândia, Samambaia, Taguatinga, Plano Piloto, Planaltina, Águas Claras, Gama, Guará, Sobradinho
`

const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, id, code = '', name = '', cities = ''] = /^(\d+) (\w+) (.+): (.+)$/.exec(line) ?? []
    return { id: Number(id), code, name, cities: cities.split(', ') }
  })

export const STATES = ROWS.map(({ id, code, name }) => ({ id, code, name }))

export const CITIES = ROWS.flatMap(({ code, cities }) => cities.map((name) => ({ state: code, name })))
