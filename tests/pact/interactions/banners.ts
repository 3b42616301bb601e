import { BannerRepository } from '@application/banners/banner-repository.ts'
import { ok } from '../support/answers.ts'
import { interaction } from '../support/interaction.ts'
import { among, set } from '../support/marks.ts'
import { content } from '../support/requests.ts'
import { state } from '../support/states.ts'

const link = 'https://redeboapraca.example/receitas'

const linkOfOtherFormat = 'https://redeboapraca.example/atacado'

const hasBanners = state('há banners', { formato: 135, link, linkDeOutroFormato: linkOfOtherFormat })

const promised = ok(
  among({ url: 'https://imagens.example/banner.jpg', link: set(link).never(linkOfOtherFormat) }),
)

const recipes = { image: 'https://imagens.example/banner.jpg', link }

export const banners = [
  interaction({
    states: [hasBanners],
    description: 'consulta dos banners da página inicial',
    screen: 'Início',
    why: 'Um banner sem imagem em http ou https não aparece; sem link, aparece e não leva a lugar nenhum.',
    request: content.get('/api/app/banners/135'),
    response: promised,
    call: (portal) => portal.get(BannerRepository).home(),
    gives: [recipes],
  }),

  interaction({
    states: [hasBanners],
    description: 'consulta dos logotipos dos parceiros',
    screen: 'Início, rodapé',
    why: 'O rodapé mostra os parceiros com a mesma forma dos banners.',
    request: content.get('/api/app/banner-footers/135'),
    response: promised,
    call: (portal) => portal.get(BannerRepository).footer(),
    gives: [recipes],
  }),
]
