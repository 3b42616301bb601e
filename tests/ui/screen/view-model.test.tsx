import { useViewModel } from '@ui/screen/view-model.tsx'
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

it('starts a view-model again after StrictMode has disposed it, and disposes it with its component', () => {
  const journal = new Journal()
  const seen = new Set<DiaryViewModel>()
  const { unmount, getByText } = renderStrict(<Diary seen={seen} />, [service(Journal, journal)])
  getByText('Maria')
  expect(journal.entries).toEqual(['start', 'dispose', 'start'])
  unmount()
  expect(journal.entries).toEqual(['start', 'dispose', 'start', 'dispose'])
  expect([...seen].every(({ running }) => running === 0)).toBe(true)
})

it('keeps the same view-model when the component renders again', () => {
  const seen = new Set<DiaryViewModel>()
  const services = [service(Journal, new Journal())]
  const { rerender } = renderStrict(<Diary seen={seen} />, services)
  const before = seen.size
  rerender(<Diary seen={seen} />)
  expect(seen.size).toBe(before)
})
