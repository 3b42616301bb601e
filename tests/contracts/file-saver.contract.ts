import type { FileSaver } from '@application/documents/file-saver.ts'
import { expect, it } from 'vitest'

export interface FileSaverSubject {
  readonly files: FileSaver
  /** What the customer has been handed. */
  readonly saved: () => Promise<readonly object[]>
}

export function describeFileSaver(adapter: string, arrange: () => FileSaverSubject): void {
  it(`the customer is handed each file, ${adapter}`, async () => {
    const { files, saved } = arrange()
    files.save('dados.json', 'application/json', '{"nome":"Zé 😀"}')
    files.save('lembrete.ics', 'text/calendar', '')
    expect(await saved()).toEqual([
      { name: 'dados.json', mediaType: 'application/json', text: '{"nome":"Zé 😀"}' },
      { name: 'lembrete.ics', mediaType: 'text/calendar', text: '' },
    ])
  })
}
