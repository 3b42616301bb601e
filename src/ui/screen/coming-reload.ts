/** Whether the portal is reloading itself. Until the new page is there, failures of this page are not shown. */
export class ComingReload {
  static readonly dependencies = [] as const

  private begun = false

  begin(): void {
    this.begun = true
  }

  isUnderWay(): boolean {
    return this.begun
  }
}
