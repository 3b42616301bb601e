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

class EditedViewModel extends DiaryViewModel {}

function NameOf({ type }: { type: typeof DiaryViewModel }) {
  return <p>{useViewModel(type, 'Maria').constructor.name}</p>
}

it('takes the class that an edit has put in the place of the old one, and ends the old one', () => {
  const journal = new Journal()
  const { rerender, getByText } = renderStrict(<NameOf type={DiaryViewModel} />, [service(Journal, journal)])
  getByText('DiaryViewModel')
  rerender(<NameOf type={EditedViewModel} />)
  getByText('EditedViewModel')
  expect(journal.entries.slice(3)).toEqual(['dispose', 'start'])
})
