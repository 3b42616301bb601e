import { Loadable } from '@ui/screen/loadable.ts'
import { useService, useViewModel } from '@ui/screen/view-model.tsx'
import { expect, it } from 'vitest'
import { renderStrict, service } from '../../support/render-strict.tsx'

class Journal {
  readonly entries: string[] = []
}

class DiaryViewModel {
  static readonly dependencies = [Journal] as const
  running = 0

  constructor(
    private readonly journal: Journal,
    readonly owner: string,
  ) {}

  start(): void {
    this.running++
    this.journal.entries.push('start')
  }

  dispose(): void {
    this.running--
    this.journal.entries.push('dispose')
  }
}

function Diary({ seen }: { seen: Set<DiaryViewModel> }) {
  const diary = useViewModel(DiaryViewModel, 'Maria')
  seen.add(diary)
  return <p>{diary.owner}</p>
}

it('starts a view-model again after StrictMode has disposed it, and ends with it disposed', () => {
  const journal = new Journal()
  const seen = new Set<DiaryViewModel>()
  const { unmount, getByText } = renderStrict(<Diary seen={seen} />, [service(Journal, journal)])
  getByText('Maria')
  expect(journal.entries).toEqual(['start', 'dispose', 'start'])
  unmount()
  expect(journal.entries).toEqual(['start', 'dispose', 'start', 'dispose'])
  expect([...seen].every(({ running }) => running === 0)).toBe(true)
})

it('keeps the same view-model while the component is drawn again', () => {
  const seen = new Set<DiaryViewModel>()
  const services = [service(Journal, new Journal())]
  const { rerender } = renderStrict(<Diary seen={seen} />, services)
  const before = seen.size
  rerender(<Diary seen={seen} />)
  expect(seen.size).toBe(before)
})

function Reader() {
  return <p>{useService(Journal).entries.join()}</p>
}

it('says which service is missing', () => {
  expect(() => renderStrict(<Reader />)).toThrow('The test gives no Journal')
})

class PurchasesViewModel {
  static readonly dependencies = [] as const
  readonly signals: AbortSignal[] = []
  readonly purchases = new Loadable((signal) => {
    this.signals.push(signal)
    return new Promise<readonly string[]>(() => {})
  })

  start(): void {
    void this.purchases.load()
  }
}

function Purchases({ seen }: { seen: Set<PurchasesViewModel> }) {
  const purchases = useViewModel(PurchasesViewModel)
  seen.add(purchases)
  return <p>{purchases.purchases.state.status}</p>
}

it('cancels what a view-model still loads when its screen goes', () => {
  const seen = new Set<PurchasesViewModel>()
  const { unmount } = renderStrict(<Purchases seen={seen} />)
  const stillLoading = () =>
    [...seen].flatMap(({ signals }) => signals).filter((signal) => !signal.aborted).length
  expect(stillLoading()).toBe(1)
  unmount()
  expect(stillLoading()).toBe(0)
})
