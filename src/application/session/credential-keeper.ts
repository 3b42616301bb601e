import type { Credentials } from './authentication.ts'

/** The browser's own password manager, where it lets itself be asked (decisions.md §2). Never rejects. */
export abstract class CredentialKeeper {
  abstract offer(credentials: Credentials): Promise<void>
}
