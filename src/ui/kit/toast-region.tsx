import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FocusEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import styles from './toast-region.module.css'
import type { Toast, Toasts, ToastTone } from './toasts.ts'
import { subscribeToTopLayer, topmostDialog } from './top-layer.ts'

const icons: Record<ToastTone, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info }

/** Put it once, in the shell: a polite live region that is always in the page. */
export const ToastRegion = observer(function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const [host] = useState(() => document.createElement('div'))
  const dialog = useSyncExternalStore(subscribeToTopLayer, topmostDialog)
  const cameFrom = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const parent = dialog ?? document.body
    parent.append(host)
  }, [host, dialog])

  useLayoutEffect(() => () => host.remove(), [host])

  const entered = (event: FocusEvent<HTMLDivElement>) => {
    const before = event.relatedTarget
    if (before instanceof HTMLElement && !host.contains(before)) cameFrom.current = before
  }

  const closed = (toast: Toast) => {
    // The button goes away with its toast: focus goes to the next one, or back to where it came from.
    const buttons = [...host.querySelectorAll('button')]
    const index = buttons.findIndex((button) => button.matches(':focus'))
    if (index !== -1) (buttons[index - 1] ?? buttons[index + 1] ?? cameFrom.current)?.focus()
    toasts.dismiss(toast.id)
  }

  return createPortal(
    <div
      role="status"
      className={classNames(styles.region, dialog !== null && styles.inDialog)}
      onFocus={entered}
    >
      {toasts.visible.map((toast) => {
        const Icon = icons[toast.tone]
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop its timer; there is nothing to press.
          <div
            key={toast.id}
            className={classNames(styles.toast, styles[toast.tone])}
            onMouseEnter={() => toasts.pause(toast.id)}
            onMouseLeave={() => toasts.resume(toast.id)}
            onFocus={() => toasts.pause(toast.id)}
            onBlur={() => toasts.resume(toast.id)}
          >
            <Icon />
            <p className={styles.text}>{toast.text}</p>
            <div className={styles.close}>
              <IconButton label={content.close} icon={<X />} onClick={() => closed(toast)} />
            </div>
          </div>
        )
      })}
    </div>,
    host,
  )
})
