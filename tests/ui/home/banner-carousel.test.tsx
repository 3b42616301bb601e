import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { BannerCarousel } from '@ui/home/banner-carousel.tsx'
import type { Swiper } from 'swiper'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

const banners = [1, 2, 3].map((each) => ({ image: `https://fotos.example/${each}.jpg`, link: undefined }))

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  renderStrict(<BannerCarousel banners={banners} />)
})

afterEach(() => vi.unstubAllGlobals())

const carousel = () => screen.getByRole('region', { name: 'Destaques' })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

/** Whether Swiper turns the banners: it would show another one in jsdom only once, where no transition ends. */
const isMoving = () =>
  carousel().querySelector<HTMLElement & { swiper: Swiper }>('.swiper')?.swiper.autoplay.running

function movePointer(): void {
  const move = createEvent.pointerMove(carousel())
  // jsdom knows no movement.
  Object.defineProperties(move, { movementX: { value: 5 }, movementY: { value: 0 } })
  fireEvent(carousel(), move)
}

it('goes on at a press of **Retomar destaques**, although that button has the focus, until the focus comes anew', () => {
  expect(isMoving()).toBe(true)
  act(() => button('Pausar destaques').focus())
  expect(isMoving()).toBe(false)
  press('Pausar destaques')
  press('Retomar destaques')
  expect(isMoving()).toBe(true)
  act(() => button('Próximo destaque').focus())
  expect(isMoving()).toBe(false)
})

it('goes on at that press below a pointer that moves, until the pointer comes anew', () => {
  movePointer()
  expect(isMoving()).toBe(false)
  press('Pausar destaques')
  press('Retomar destaques')
  movePointer()
  expect(isMoving()).toBe(true)
  fireEvent.pointerLeave(carousel())
  expect(isMoving()).toBe(true)
  movePointer()
  expect(isMoving()).toBe(false)
})

it('stays paused until it is pressed again', () => {
  press('Pausar destaques')
  movePointer()
  fireEvent.pointerLeave(carousel())
  expect(isMoving()).toBe(false)
})

it('says which banner a press has brought, but nothing while they turn by themselves', () => {
  const said = () => {
    const { ariaLive, textContent } = carousel().querySelector('[aria-live]') as HTMLElement
    return [ariaLive, textContent]
  }
  expect(said()).toEqual(['off', 'Destaque 1 de 3'])
  act(() => button('Próximo destaque').focus())
  press('Próximo destaque')
  expect(said()).toEqual(['polite', 'Destaque 2 de 3'])
})
