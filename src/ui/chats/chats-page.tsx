import type { ScreenProps } from '../app/routes.ts'
import { Page } from '../screen/page.tsx'

/** The chat has no more than its heading yet (portal.md §1). */
export function ChatsPage({ title }: ScreenProps) {
  return <Page title={title}>{null}</Page>
}
