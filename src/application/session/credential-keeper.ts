import type { Credentials } from './authentication.ts'

/** The browser's own password manager, where it lets itself be asked (product.md, rule 2). Never rejects. */
export abstract class CredentialKeeper {
  abstract offer(credentials: Credentials): Promise<void>
}
