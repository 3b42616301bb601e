import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { content } from './content.ts'
import styles from './notice.module.css'

type NoticeTone = 'info' | 'success' | 'danger'

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined
  readonly title?: string | undefined
  /** `alert` when it appears by itself and matters now, such as the loss of the connection. */
  readonly role?: 'alert' | 'status' | undefined
  readonly action?: ReactNode
  /** Draws **Fechar aviso**; leave it out where what is said must stay. The owner takes the notice away, and gives the focus a place. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

const icons: Record<NoticeTone, typeof Info> = { info: Info, success: CircleCheck, danger: TriangleAlert }

/** A remark that stays in its place, unlike a toast. */
export function Notice({ tone = 'info', title, role, action, onClose, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={role} className={classNames(styles.notice, styles[tone])}>
      <Icon />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton label={content.closeNotice} icon={<X />} onClick={onClose} />
        </div>
      )}
    </div>
  )
}
