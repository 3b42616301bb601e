/** Whether the portal is reloading itself, or finds out whether it may. Until that is known, failures of this page are not shown. */
export class ComingReload {
  static readonly dependencies = [] as const

  /** Resolves once the page stays after all. Undefined where no reload is under way. */
  underWay: Promise<void> | undefined

  /** @param begins whether the page is being replaced now. */
  begin(begins: Promise<boolean>): void {
    this.underWay = begins.then((isReplaced) => {
      if (!isReplaced) this.underWay = undefined
    })
  }
}
