import { resolveObjectURL } from 'node:buffer'
import { BrowserFileSaver } from '@infrastructure/browser/browser-file-saver.ts'
import { InMemoryFileSaver } from '../doubles/documents/in-memory-file-saver.ts'
import { windowOf } from '../support/window-of.ts'
import { describeFileSaver } from './file-saver.contract.ts'

describeFileSaver('in a browser', () => {
  const links: { href: string; download: string }[] = []
  const createElement = () => {
    const link = { href: '', download: '', click: () => links.push(link) }
    return link
  }
  const read = async ({ href, download }: (typeof links)[number]) => {
    const file = resolveObjectURL(href)
    return { name: download, mediaType: file?.type, text: await file?.text() }
  }
  return {
    files: new BrowserFileSaver(windowOf({ document: { createElement }, setTimeout: () => {} })),
    saved: () => Promise.all(links.map(read)),
  }
})
describeFileSaver('in memory', () => {
  const files = new InMemoryFileSaver()
  return { files, saved: async () => files.saved }
})
