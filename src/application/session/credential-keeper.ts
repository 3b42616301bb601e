import type { Credentials } from './authentication.ts'

/** The browser's own password manager, where a page can use it (product.md, rule 2). Never rejects. */
export abstract class CredentialKeeper {
  abstract offer(credentials: Credentials): Promise<void>
}
