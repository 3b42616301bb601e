import { content } from './content.ts'

/** What a link has that opens a new tab. It says so in its description, because the link may be part of a sentence. */
export const newTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  title: content.opensInNewTab,
} as const
