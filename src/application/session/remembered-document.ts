/** The document number that the customer asked this device to remember; never a password (product.md, rule 2). */
export abstract class RememberedDocument {
  abstract read(): string | undefined
  abstract remember(document: string): void
  abstract forget(): void
}
