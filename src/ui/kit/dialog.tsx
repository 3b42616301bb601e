import { TriangleAlert, X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import styles from './dialog.module.css'
import { prepareTopLayer } from './top-layer.ts'

export interface DialogProps {
  readonly open: boolean
  /** The heading (h2) and accessible name. */
  readonly title: string
  /** Called on Fechar, Esc and a press outside; the dialog stays until `open` is false. */
  readonly onClose?: (() => void) | undefined
  /** False: no Fechar, no Esc, no press outside; one of `actions` must end it. */
  readonly dismissible?: boolean | undefined
  readonly children?: ReactNode
  /** Buttons, the primary one first. */
  readonly actions?: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /** `danger` for what cannot be undone. */
  readonly tone?: 'plain' | 'danger' | undefined
  /** `light` whatever the page's theme: for codes that are held up to a reader. */
  readonly theme?: 'light' | undefined
}

/**
 * A native modal dialog; a sheet from the bottom on phones. Focus goes to the heading, or to the element
 * inside that carries `data-autofocus`, and returns to where it was.
 */
export function Dialog({ open, ...props }: DialogProps) {
  // In the body, so that it inherits nothing from the place where it is written.
  return open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({
  title,
  onClose,
  dismissible = true,
  children,
  actions,
  size = 'medium',
  tone = 'plain',
  theme,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressBegan = useRef<EventTarget>(null)
  useModal(dialog, heading, { dismissible, onClose })

  const pressedOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const outside = event.target === dialog.current && pressBegan.current === dialog.current
    // The second press of a double click on the button that opened this dialog is not a press outside.
    const isSecondOfTwo = event.detail > 1
    if (outside && !isSecondOfTwo && dismissible) onClose?.()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, handled in useModal.
    <dialog
      ref={dialog}
      data-theme={theme}
      aria-labelledby={titleId}
      closedby={dismissible ? 'closerequest' : 'none'}
      className={classNames(styles.dialog, size !== 'medium' && styles[size])}
      onPointerDown={(event) => {
        pressBegan.current = event.target
      }}
      onClick={pressedOutside}
    >
      <div className={styles.header}>
        {tone === 'danger' && (
          <span className={styles.warning}>
            <TriangleAlert />
          </span>
        )}
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {dismissible && (
          <div className={styles.close}>
            <IconButton label={content.close} icon={<X />} onClick={() => onClose?.()} />
          </div>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && (
        <div className={styles.actions} data-dialog-actions="">
          {actions}
        </div>
      )}
    </dialog>
  )
}

/** Keeps the element open as a modal dialog, with the focus in it, for as long as it is in the page. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  { dismissible, onClose }: Pick<DialogProps, 'dismissible' | 'onClose'>,
): void {
  const latest = useRef({ dismissible, onClose })

  useEffect(() => {
    latest.current = { dismissible, onClose }
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    prepareTopLayer()
    element.showModal()
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    first?.focus()

    const dismiss = () => {
      if (latest.current.dismissible) latest.current.onClose?.()
    }
    const cancelled = (event: Event) => {
      // The 'cancel' event of a file input inside bubbles up to here.
      if (event.target !== element) return
      // The owner decides: only `open` closes a dialog.
      event.preventDefault()
      dismiss()
    }
    const keyPressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Chromium lets a second Esc through without asking 'cancel'; stopping the key stops both.
      event.preventDefault()
      dismiss()
    }
    const forcedClosed = () => {
      // The browser closed it without asking, for example by the Android back gesture.
      if (!element.isConnected || element.open) return
      if (latest.current.dismissible) return latest.current.onClose?.()
      element.showModal()
      heading.current?.focus()
    }

    element.addEventListener('cancel', cancelled)
    element.addEventListener('keydown', keyPressed)
    element.addEventListener('close', forcedClosed)
    return () => {
      element.removeEventListener('cancel', cancelled)
      element.removeEventListener('keydown', keyPressed)
      element.removeEventListener('close', forcedClosed)
      element.close()
    }
  }, [dialog, heading])
}
