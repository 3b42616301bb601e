/** Who can sign in, and with which password: signing in, passwords and registrations work on the same accounts. */
export class InMemoryAccounts {
  private readonly passwords: Map<string, string>

  /**
   * @param passwords by document.
   * @param signedIn the document of the customer who is signed in from the start.
   */
  constructor(
    passwords: Iterable<readonly [string, string]> = [],
    private signedIn?: string,
  ) {
    this.passwords = new Map(passwords)
  }

  has(document: string): boolean {
    return this.passwords.has(document)
  }

  add(document: string, password: string): void {
    this.passwords.set(document, password)
  }

  /** @returns false for a wrong password. */
  signIn(document: string, password: string): boolean {
    if (this.passwords.get(document) !== password) return false
    this.signedIn = document
    return true
  }

  /**
   * Changes the password of the customer who is signed in.
   * @returns false when `current` is not the password.
   */
  change(current: string, next: string): boolean {
    if (this.signedIn === undefined || this.passwords.get(this.signedIn) !== current) return false
    this.passwords.set(this.signedIn, next)
    return true
  }
}
