import { ExternalLink } from 'lucide-react'
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `field`: as high as a field, where it stands beside one. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'field'

interface Looks {
  /** `secondary` by default: a screen has one primary button. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: ReactNode
  readonly fullWidth?: boolean | undefined
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className' | 'style'>

export interface ButtonProps extends Looks, NativeButton {
  /** Work is under way: presses are ignored, the accessible name stays. */
  readonly busy?: boolean | undefined
  /** Other work is under way, which this button must not begin beside: presses are ignored until it ends. */
  readonly waits?: boolean | undefined
  /** What is seen and announced while busy, such as 'Entrando…'. */
  readonly busyLabel?: string | undefined
  /** Why it cannot be pressed now, in words. It stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
  /** The id of an element that says why, in place of `disabledReason`: where the reason must not make the button higher. */
  readonly disabledReasonId?: string | undefined
}

export function Button({
  variant,
  size,
  icon,
  fullWidth = false,
  busy = false,
  waits = false,
  busyLabel,
  disabledReason,
  disabledReasonId,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...native
}: ButtonProps) {
  const ownReasonId = useId()
  const reasonId = disabledReasonId ?? (disabledReason === undefined ? undefined : ownReasonId)
  const blocked = busy || waits || reasonId !== undefined

  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event)
    // Also stops the submission of a form, by press and by Enter in a field.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className={classNames(styles.root, fullWidth && styles.fullWidth)}>
      <button
        {...native}
        type={type}
        className={lookOf({ variant, size })}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby={classNames(describedBy, reasonId) || undefined}
        onClick={pressed}
      >
        {busy ? <Spinner /> : icon}
        {busy && busyLabel !== undefined ? (
          <>
            <span aria-hidden="true">{busyLabel}</span>
            <VisuallyHidden>{children}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </button>
      {busyLabel !== undefined && <VisuallyHidden role="status">{busy && busyLabel}</VisuallyHidden>}
      <Reason id={ownReasonId} text={disabledReason} />
    </span>
  )
}

export interface ButtonLinkProps extends Looks {
  readonly href: string
  /** Another site. It opens in a new tab, and the link says so, unless `download` saves it. */
  readonly external?: boolean | undefined
  readonly disabledReason?: string | undefined
  /** Saves a file instead of opening a tab. Only with `external`. Browsers open a file of another origin in a tab. */
  readonly download?: true | undefined
  readonly children: ReactNode
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({
  href,
  variant,
  size,
  icon,
  fullWidth = false,
  external = false,
  disabledReason,
  download,
  children,
}: ButtonLinkProps) {
  const noteId = useId()
  const opensTab = external && !(download && new URL(href, document.baseURI).origin === location.origin)
  const className = lookOf({ variant, size })
  const inside = (
    <>
      {icon}
      {children}
    </>
  )

  return (
    <span className={classNames(styles.root, fullWidth && styles.fullWidth)}>
      {disabledReason !== undefined ? (
        // biome-ignore lint/a11y/useValidAnchor: it leads nowhere for now, but is still found and read as a link.
        <a role="link" aria-disabled="true" aria-describedby={noteId} tabIndex={0} className={className}>
          {inside}
        </a>
      ) : external ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          download={download}
          aria-describedby={opensTab ? noteId : undefined}
          className={className}
        >
          {inside}
          {opensTab && icon === undefined && <ExternalLink />}
        </a>
      ) : (
        <Link href={href} className={className}>
          {inside}
        </Link>
      )}
      {opensTab && disabledReason === undefined && (
        <VisuallyHidden id={noteId}>{content.opensInNewTab}</VisuallyHidden>
      )}
      <Reason id={noteId} text={disabledReason} />
    </span>
  )
}

export interface IconButtonProps extends NativeButton {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A 44 px round button with an icon only. */
export function IconButton({ label, icon, type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      title={label}
      {...native}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles.icon)}
    >
      {icon}
    </button>
  )
}

function Reason({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span id={id} className={styles.reason}>
      {text}
    </span>
  )
}

function lookOf({ variant = 'secondary', size = 'medium' }: Looks): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size])
}
