import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FocusEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import styles from './toast-region.module.css'
import type { Toasts, ToastTone } from './toasts.ts'
import { subscribeToTopLayer, topmostDialog } from './top-layer.ts'

const icons: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

/** Stands once for the whole portal (`App`): a polite live region that is always in the page. */
export const ToastRegion = observer(function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const [host] = useState(() => document.createElement('div'))
  const dialog = useSyncExternalStore(subscribeToTopLayer, topmostDialog)
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const { items } = toasts

  useLayoutEffect(() => {
    const parent = dialog ?? document.body
    parent.append(host)
  }, [host, dialog])

  useLayoutEffect(() => () => host.remove(), [host])

  useLayoutEffect(() => {
    const shown = region.current
    if (!shown || items.length === 0) return
    place(shown, dialog)
    // The screen may change under it, such as to the login when the session ends.
    const changes = new MutationObserver(() => place(shown, dialog))
    changes.observe(document.body, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [items, dialog])

  const entered = ({ relatedTarget }: FocusEvent) => {
    if (!host.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
  }

  const closed = () => {
    // The button goes away with its toast: the focus goes back to where it came from.
    if (host.contains(document.activeElement)) cameFrom.current?.focus()
    toasts.dismiss()
  }

  return createPortal(
    // Not atomic: a second message is read alone, and not with the first once more.
    <div ref={region} role="status" aria-atomic={false} className={styles.region} onFocus={entered}>
      {items.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop its timer; there is nothing to press.
        <div
          className={styles.toast}
          onMouseEnter={() => toasts.pause('pointer')}
          onMouseLeave={() => toasts.resume('pointer')}
          onFocus={() => toasts.pause('focus')}
          onBlur={() => toasts.resume('focus')}
        >
          <div className={styles.messages}>
            {items.map(({ id, tone, text }) => {
              const Icon = icons[tone]
              return (
                <div key={id} className={classNames(styles.message, styles[tone])}>
                  <Icon />
                  <p className={styles.text}>{text}</p>
                </div>
              )
            })}
          </div>
          <div className={styles.close}>
            <IconButton label={content.close} icon={<X />} onClick={closed} />
          </div>
        </div>
      )}
    </div>,
    host,
  )
})

/**
 * At the bottom, unless it would cover there what the customer needs next: the button that sends a form, a link that a message
 * recommends (`data-next`), or the buttons of a dialog. Above a dialog where there is room for it, so that its title and its Fechar stay
 * in sight.
 */
function place(region: HTMLElement, dialog: HTMLDialogElement | null): void {
  const { height } = region.getBoundingClientRect()
  if (dialog) {
    const actions = dialog.querySelector('[data-dialog-actions]')
    const isRoomAbove = dialog.getBoundingClientRect().top >= height
    region.dataset.place = isRoomAbove ? 'top' : 'bottom'
    region.style.setProperty('--dialog-actions', `${actions?.getBoundingClientRect().height ?? 0}px`)
    return
  }
  region.style.removeProperty('--dialog-actions')
  region.dataset.place = 'bottom'
  const strip = region.getBoundingClientRect()
  const senders = [...document.querySelectorAll('main :is([type="submit"], [data-next])')]
  if (senders.some((sender) => overlap(sender.getBoundingClientRect(), strip))) {
    region.dataset.place = 'under-bar'
  }
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left
