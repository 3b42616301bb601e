import type { Prompt } from '@application/prompts/prompt.ts'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { afterPaint } from '../../kit/after-paint.ts'
import { subscribeToTopLayer, topmostDialog } from '../../kit/top-layer.ts'
import type { Lifecycle } from '../../screen/lifecycle.ts'
import { type Dependency, useViewModel, type ViewModelClass } from '../../screen/view-model.tsx'
import { keepScrollPlaces } from '../scroll-places.ts'
import { useCloseOnMove } from '../use-close-on-move.ts'
import { InstallDialog } from './install-dialog.tsx'
import { InstallPromptViewModel } from './install-prompt-view-model.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { PhonePromptViewModel } from './phone-prompt-view-model.ts'
import type { PromptDialogProps } from './prompt-dialog-props.ts'
import { PromptQueue } from './prompt-queue.ts'
import { PushDialog } from './push-dialog.tsx'
import { PushPromptViewModel } from './push-prompt-view-model.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsPromptViewModel } from './terms-prompt-view-model.ts'
import { WhatsappDialog } from './whatsapp-dialog.tsx'
import { WhatsappPromptViewModel } from './whatsapp-prompt-view-model.ts'

/** Every prompt of the portal. Their order is the queue's, not this list's. */
const slots = [
  slot(TermsPromptViewModel, TermsDialog),
  slot(PhonePromptViewModel, PhoneDialog),
  slot(WhatsappPromptViewModel, WhatsappDialog),
  slot(InstallPromptViewModel, InstallDialog),
  slot(PushPromptViewModel, PushDialog),
]

interface Exits extends Pick<PromptDialogProps<unknown>, 'onSignOut' | 'onDocument'> {
  /** Called when a prompt with its own button for the document has opened or closed. */
  readonly onDocumentOffered: (offered: boolean) => void
}

/** What may interrupt the customer on a protected screen, one at a time. */
export function Prompts(exits: Exits) {
  const prompts = useViewModel(PromptQueue)
  const [path] = useLocation()
  useEffect(() => {
    const changed = () => prompts.dialogsChanged(topmostDialog() !== null)
    changed()
    return subscribeToTopLayer(changed)
  }, [prompts])
  useCloseOnMove(() => prompts.screenLeft(window.location.hash.slice(1)))
  // Here, because it is needed no sooner than the prompts.
  useEffect(keepScrollPlaces, [])
  // Every prompt is registered by now. After the painting, because what the prompts ask would keep the customer waiting for the screen.
  useEffect(() => afterPaint(() => prompts.visited(path)), [prompts, path])
  return slots.map((Slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    <Slot key={index} prompts={prompts} {...exits} />
  ))
}

/** A prompt's view-model, which knows whether it applies, with the dialog that asks. */
function slot<
  ViewModel extends Prompt & Lifecycle & object,
  const Dependencies extends readonly Dependency[],
>(
  type: ViewModelClass<ViewModel, Dependencies, []>,
  Dialog: ComponentType<PromptDialogProps<ViewModel>>,
): ComponentType<{ prompts: PromptQueue } & Exits> {
  return observer(function PromptSlot({ prompts, onDocumentOffered, ...exits }) {
    const prompt = useViewModel(type)
    useEffect(() => prompts.register(prompt), [prompts, prompt])
    const isShown = prompts.showing === prompt.name
    const offersDocument = isShown && (prompt.name === 'terms' || prompt.name === 'phone')
    useEffect(() => {
      if (!offersDocument) return
      onDocumentOffered(true)
      return () => onDocumentOffered(false)
    }, [offersDocument, onDocumentOffered])
    if (!isShown) return null
    return (
      <Dialog
        prompt={prompt}
        onDone={() => prompts.done(prompt.name)}
        onDeclined={() => prompts.declined(prompt.name)}
        {...exits}
      />
    )
  })
}
