import { BannerRepository } from '@application/banners/banner-repository.ts'
import { ok } from '../support/answers.ts'
import { interaction } from '../support/interaction.ts'
import { listOf, nothing, text } from '../support/matchers.ts'
import { content } from '../support/requests.ts'
import { state } from '../support/states.ts'

const banner = {
  url: text('https://imagens.example/banner.jpg'),
  link: text('https://redeboapraca.example/receitas'),
}

const recipes = {
  image: 'https://imagens.example/banner.jpg',
  link: 'https://redeboapraca.example/receitas',
}

export const banners = [
  interaction({
    states: [state('há banners', { formato: 135, link: true })],
    description: 'consulta dos banners da página inicial',
    request: content.get('/api/app/banners/135'),
    response: ok(listOf(banner)),
    call: (portal) => portal.get(BannerRepository).home(),
    gives: [recipes],
  }),

  interaction({
    states: [state('há banners', { formato: 135, link: false })],
    description: 'consulta de banners que não levam a lugar nenhum',
    request: content.get('/api/app/banners/135'),
    response: ok(listOf({ url: text('https://imagens.example/banner.jpg'), link: nothing() })),
    call: (portal) => portal.get(BannerRepository).home(),
    gives: [{ image: 'https://imagens.example/banner.jpg', link: undefined }],
  }),

  interaction({
    states: [state('há banners', { formato: 135, total: 0 })],
    description: 'consulta dos banners quando não há nenhum',
    request: content.get('/api/app/banners/135'),
    response: ok([]),
    call: (portal) => portal.get(BannerRepository).home(),
    gives: [],
  }),

  interaction({
    states: [state('há banners', { formato: 135, link: true })],
    description: 'consulta dos logotipos dos parceiros',
    request: content.get('/api/app/banner-footers/135'),
    response: ok(listOf(banner)),
    call: (portal) => portal.get(BannerRepository).footer(),
    gives: [recipes],
  }),
]
