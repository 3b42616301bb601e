import { FileSaver } from '@application/documents/file-saver.ts'

export class InMemoryFileSaver extends FileSaver {
  readonly saved: { readonly name: string; readonly mediaType: string; readonly text: string }[] = []

  save(name: string, mediaType: string, text: string): void {
    this.saved.push({ name, mediaType, text })
  }
}
