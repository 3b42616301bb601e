import { RememberedDocument } from '@application/session/remembered-document.ts'

export class InMemoryRememberedDocument extends RememberedDocument {
  constructor(private document?: string) {
    super()
  }

  read(): string | undefined {
    return this.document
  }

  remember(document: string): void {
    this.document = document
  }

  forget(): void {
    this.document = undefined
  }
}
