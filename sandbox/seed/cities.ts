/**
 * The most populous cities of each state. The Federal District is one municipality: its administrative regions stand in,
 * as they do in most Brazilian address forms.
 */
const CITIES = `
AC Rio Branco, Cruzeiro do Sul, Sena Madureira, Tarauacá, Feijó, Brasiléia, Senador Guiomard, Plácido de Castro, Xapuri, Epitaciolândia
AL Maceió, Arapiraca, Rio Largo, Palmeira dos Índios, União dos Palmares, Penedo, São Miguel dos Campos, Campo Alegre, Coruripe, Delmiro Gouveia
AM Manaus, Itacoatiara, Manacapuru, Parintins, Tefé, Coari, Tabatinga, Maués, Iranduba, Humaitá
AP Macapá, Santana, Laranjal do Jari, Oiapoque, Mazagão, Porto Grande, Tartarugalzinho, Vitória do Jari, Pedra Branca do Amapari, Calçoene
BA Salvador, Feira de Santana, Vitória da Conquista, Camaçari, Juazeiro, Lauro de Freitas, Itabuna, Ilhéus, Porto Seguro, Barreiras, Jequié, Alagoinhas
CE Fortaleza, Caucaia, Juazeiro do Norte, Maracanaú, Sobral, Itapipoca, Crato, Maranguape, Iguatu, Quixadá
DF Brasília, Ceilândia, Samambaia, Taguatinga, Plano Piloto, Planaltina, Águas Claras, Gama, Guará, Sobradinho
ES Serra, Vila Velha, Cariacica, Vitória, Cachoeiro de Itapemirim, Linhares, São Mateus, Guarapari, Colatina, Aracruz
GO Goiânia, Aparecida de Goiânia, Anápolis, Rio Verde, Águas Lindas de Goiás, Luziânia, Valparaíso de Goiás, Trindade, Formosa, Senador Canedo, Catalão, Itumbiara
MA São Luís, Imperatriz, São José de Ribamar, Timon, Caxias, Paço do Lumiar, Codó, Açailândia, Bacabal, Balsas
MG Belo Horizonte, Uberlândia, Contagem, Juiz de Fora, Montes Claros, Betim, Uberaba, Ribeirão das Neves, Governador Valadares, Divinópolis, Ipatinga, Sete Lagoas, Poços de Caldas
MS Campo Grande, Dourados, Três Lagoas, Corumbá, Ponta Porã, Sidrolândia, Naviraí, Nova Andradina, Aquidauana, Maracaju
MT Cuiabá, Várzea Grande, Rondonópolis, Sinop, Sorriso, Tangará da Serra, Cáceres, Primavera do Leste, Lucas do Rio Verde, Barra do Garças
PA Belém, Ananindeua, Santarém, Parauapebas, Marabá, Castanhal, Abaetetuba, Cametá, Marituba, Bragança
PB João Pessoa, Campina Grande, Santa Rita, Patos, Bayeux, Sousa, Cabedelo, Cajazeiras, Guarabira, Sapé
PE Recife, Jaboatão dos Guararapes, Petrolina, Caruaru, Olinda, Paulista, Cabo de Santo Agostinho, Camaragibe, Garanhuns, Vitória de Santo Antão
PI Teresina, Parnaíba, Picos, Piripiri, Floriano, Barras, Campo Maior, União, Altos, Esperantina
PR Curitiba, Londrina, Maringá, Ponta Grossa, Cascavel, São José dos Pinhais, Foz do Iguaçu, Colombo, Guarapuava, Araucária, Toledo, Paranaguá, Fazenda Rio Grande, Apucarana, Campo Largo, Arapongas, Cambé, Ibiporã, Abatiá
RJ Rio de Janeiro, São Gonçalo, Duque de Caxias, Nova Iguaçu, Campos dos Goytacazes, Belford Roxo, Niterói, São João de Meriti, Petrópolis, Volta Redonda, Macaé, Cabo Frio
RN Natal, Mossoró, Parnamirim, São Gonçalo do Amarante, Macaíba, Ceará-Mirim, Caicó, Açu, Currais Novos, São José de Mipibu
RO Porto Velho, Ji-Paraná, Ariquemes, Vilhena, Cacoal, Rolim de Moura, Jaru, Guajará-Mirim, Ouro Preto do Oeste, Pimenta Bueno
RR Boa Vista, Rorainópolis, Caracaraí, Pacaraima, Cantá, Mucajaí, Alto Alegre, Amajari, Bonfim, Iracema
RS Porto Alegre, Caxias do Sul, Canoas, Pelotas, Santa Maria, Gravataí, Novo Hamburgo, Viamão, São Leopoldo, Passo Fundo, Rio Grande, Alvorada
SC Joinville, Florianópolis, Blumenau, São José, Itajaí, Chapecó, Palhoça, Criciúma, Jaraguá do Sul, Brusque, Balneário Camboriú, Lages, São Francisco do Sul, Araquari
SE Aracaju, Nossa Senhora do Socorro, Lagarto, Itabaiana, São Cristóvão, Estância, Tobias Barreto, Itabaianinha, Simão Dias, Barra dos Coqueiros
SP São Paulo, Guarulhos, Campinas, São Bernardo do Campo, Santo André, Sorocaba, Osasco, Ribeirão Preto, São José dos Campos, São José do Rio Preto, Mogi das Cruzes, Jundiaí, Piracicaba, Santos, Mauá, Diadema, Bauru, Ourinhos, Holambra
TO Palmas, Araguaína, Gurupi, Porto Nacional, Paraíso do Tocantins, Araguatins, Colinas do Tocantins, Guaraí, Tocantinópolis, Dianópolis
`

/** City names by the two letters of their state. */
export const CITIES_BY_STATE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CITIES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3).split(', ')]),
)
