import { InMemoryTermRepository } from '@infrastructure/in-memory/terms/in-memory-term-repository.ts'
import { Toasts } from '@ui/kit/toasts.ts'
import { TERM_DELAY, TermsViewModel } from '@ui/terms/terms-view-model.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryHtmlSanitizer } from '../../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryPrinter } from '../../doubles/documents/in-memory-printer.ts'
import { InMemoryClock } from '../../doubles/in-memory-clock.ts'
import { term } from '../../support/factories/term.ts'
import { settled } from '../../support/settled.ts'

const rules = { id: 3, typeName: 'Regulamento', ip: '203.0.113.7', acceptedOn: undefined }

function arrange() {
  const clock = new InMemoryClock()
  const terms = new InMemoryTermRepository(clock, [term.build()], [rules])
  const printer = new InMemoryPrinter()
  const toasts = new Toasts(clock)
  const viewModel = new TermsViewModel(terms, new InMemoryHtmlSanitizer(), printer, clock, toasts)
  const said = () => toasts.items.map(({ text }) => text)
  return { clock, terms, printer, said, viewModel }
}

describe('the accepted terms', () => {
  it('open 1.5 s after they were pressed', async () => {
    const { clock, viewModel } = arrange()
    viewModel.termPressed(rules)
    viewModel.termPressed(rules)
    await settled()
    clock.advance(TERM_DELAY - 1)
    expect(viewModel.opened).toBeUndefined()
    clock.advance(1)
    expect(viewModel.opened).toEqual(rules)
    expect(viewModel.text.value).toContain('As regras.')
  })

  it('open nothing after the screen was left', async () => {
    const { clock, viewModel } = arrange()
    viewModel.termPressed(rules)
    viewModel.dispose()
    expect(viewModel.opened).toBeUndefined()
    expect(clock.waiting).toBe(0)
  })

  it('cannot be read again without a code', () => {
    const { clock, viewModel, said } = arrange()
    viewModel.termPressed({ ...rules, id: undefined })
    clock.advance(TERM_DELAY)
    expect(viewModel.opened).toBeUndefined()
    expect(said()).toEqual(['Ops! Código do termo não foi repassado'])
  })

  it('say so when the list or a text cannot be read', async () => {
    const { terms, viewModel, said } = arrange()
    terms.steering.failWith({ kind: 'timeout' })
    viewModel.start()
    viewModel.termPressed(rules)
    await settled()
    expect(said()).toEqual([
      'Ops! Não foi possível carregar os termos.',
      'Erro ao obter o termo. Por favor, tente novamente mais tarde.',
    ])
  })

  it('print what is shown, and say so when that is not possible', async () => {
    const { printer, viewModel, said } = arrange()
    viewModel.printPressed()
    expect(said()).toEqual(['Ops!, Parâmetro não foi repassado!'])

    viewModel.termPressed(rules)
    await settled()
    viewModel.printPressed()
    expect(printer.printed).toBe(1)

    printer.working = false
    viewModel.printPressed()
    expect(said().at(-1)).toBe('Não foi possível abrir a janela de impressão.')
  })
})
