import { fireEvent, screen } from '@testing-library/react'
import { Avatar } from '@ui/kit/avatar.tsx'
import { Picture } from '@ui/screen/picture.tsx'
import { expect, it } from 'vitest'
import { renderStrict } from '../../support/render-strict.tsx'

it('a picture that has failed is asked for again when the signal is back', () => {
  renderStrict(<Picture src="https://fotos.example/cafe.jpg" alt="Café" ratio="1/1" />)
  fireEvent.error(screen.getByAltText('Café'))
  expect(screen.queryByAltText('Café')).toBeNull()
  expect(screen.getByRole('img', { name: 'Café' })).toBeTruthy()
  fireEvent(window, new Event('online'))
  expect(screen.getByAltText<HTMLImageElement>('Café').src).toContain('https://fotos.example/cafe.jpg')
})

it("the customer's own picture too", () => {
  renderStrict(<Avatar src="https://fotos.example/maria.jpg" size="small" alt="Maria" />)
  const address = () => screen.getByAltText<HTMLImageElement>('Maria').src
  fireEvent.error(screen.getByAltText('Maria'))
  expect(address()).toContain('avatar.svg')
  fireEvent(window, new Event('online'))
  expect(address()).toBe('https://fotos.example/maria.jpg')
})
