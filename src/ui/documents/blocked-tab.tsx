import { ButtonLink } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { documentsContent } from './documents-content.ts'

interface BlockedTabProps {
  /** Where the tab would have gone. */
  readonly address: string
  /** The name of the link that goes there. */
  readonly label: string
}

/** Says that the browser has blocked the tab of a document, and leads to it by a press of its own. */
export function BlockedTab({ address, label }: BlockedTabProps) {
  return (
    <Notice
      role="status"
      action={
        <ButtonLink href={address} external>
          {label}
        </ButtonLink>
      }
    >
      {documentsContent.blocked}
    </Notice>
  )
}
