export interface PromptDialogProps<ViewModel> {
  readonly prompt: ViewModel
  /** The customer did what was asked, or tried to. */
  readonly onDone: () => void
  /** The customer declined: the prompt rests for a while (product.md, "Everywhere"). */
  readonly onDeclined: () => void
  /** The customer stands at the checkout: the document comes over the prompt (product.md, rule 26). */
  readonly onDocument: () => void
  /** The customer signs out: the way out of a prompt that cannot be declined. */
  readonly onSignOut: () => void
}
