import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TypedText } from '@ui/screen/typed-text.ts'
import { describe, expect, it } from 'vitest'
import { formScreen } from '../../support/form-screen.ts'
import { settled } from '../../support/settled.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

describe('what was typed', () => {
  it('is there while a field that was typed into is on the screen and not empty', () => {
    const screen = formScreen()
    const typed = new TypedText(screen)
    const name = screen.field()
    expect(typed.isThere()).toBe(false)
    name.type('Maria')
    expect(typed.isThere()).toBe(true)
    name.type(' ')
    expect(typed.isThere()).toBe(false)
    name.type('Maria')
    name.leave()
    expect(typed.isThere()).toBe(false)
  })

  it('counts what was typed before it could listen', () => {
    const screen = formScreen()
    const name = screen.field()
    name.typeEarly('Maria')
    const typed = new TypedText(screen)
    expect(typed.isThere()).toBe(true)
    name.type('')
    expect(typed.isThere()).toBe(false)
  })

  it('does not count the first value of a field', () => {
    const screen = formScreen()
    const typed = new TypedText(screen)
    screen.field('Maria')
    expect(typed.isThere()).toBe(false)
  })

  it('is forgotten with its screen', async () => {
    const screen = formScreen()
    const typed = new TypedText(screen)
    const field = new WeakRef(screen.field())
    field.deref()?.type('529.982.247-25')
    field.deref()?.leave()

    await settled()
    collectGarbage()

    expect(field.deref()).toBeUndefined()
    expect(typed.isThere()).toBe(false)
  })
})
