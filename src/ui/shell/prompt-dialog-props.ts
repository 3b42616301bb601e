export interface PromptDialogProps<ViewModel> {
  readonly prompt: ViewModel
  /** The customer did what was asked. */
  readonly onDone: () => void
  /** The customer declined: the prompt rests for a while (product.md, "Everywhere"). */
  readonly onDeclined: () => void
  /** The customer signs out: the way out of a prompt that cannot be declined. */
  readonly onSignOut: () => void
}
