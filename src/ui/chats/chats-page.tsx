import { Page } from '../screen/page.tsx'
import type { ScreenProps } from '../screen/screen-props.ts'

/** The chat is only a heading for now (product.md §1). */
export function ChatsPage({ title }: ScreenProps) {
  return <Page title={title}>{null}</Page>
}
