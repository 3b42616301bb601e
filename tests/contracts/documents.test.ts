import { resolveObjectURL } from 'node:buffer'
import { DocumentOpener } from '@application/documents/document-opener.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { Printer } from '@application/documents/printer.ts'
import { type ShareOutcome, TextSharer } from '@application/documents/text-sharer.ts'
import { CalendarFile } from '@application/reminders/calendar-file.ts'
import { BrowserDocumentOpener } from '@infrastructure/browser/browser-document-opener.ts'
import { BrowserFileSaver } from '@infrastructure/browser/browser-file-saver.ts'
import { BrowserPrinter } from '@infrastructure/browser/browser-printer.ts'
import { BrowserTextSharer } from '@infrastructure/browser/browser-text-sharer.ts'
import { DompurifyHtmlSanitizer } from '@infrastructure/browser/dompurify-html-sanitizer.ts'
import { IcsCalendarFile } from '@infrastructure/browser/ics-calendar-file.ts'
import { HtmlPolicy } from '@infrastructure/browser/trusted-types.ts'
import { expect, it } from 'vitest'
import { InMemoryDocumentOpener, type TabState } from '../doubles/documents/in-memory-document-opener.ts'
import { InMemoryFileSaver } from '../doubles/documents/in-memory-file-saver.ts'
import { InMemoryHtmlSanitizer } from '../doubles/documents/in-memory-html-sanitizer.ts'
import { InMemoryPrinter } from '../doubles/documents/in-memory-printer.ts'
import { InMemoryTextSharer } from '../doubles/documents/in-memory-text-sharer.ts'
import { InMemoryClock } from '../doubles/in-memory-clock.ts'
import { InMemoryCalendarFile } from '../doubles/reminders/in-memory-calendar-file.ts'
import { scriptedWindow } from '../support/scripted-window.ts'
import { windowOf } from '../support/window-of.ts'
import { contract } from './contract.ts'

const WAITING_PAGE = 'https://portal.example/abrindo.html'
const ADDRESS = 'https://cdn.example/a.pdf'

class BrowserTab {
  closed = false
  readonly location: { href: string; replace(address: string): void }

  constructor(href: string) {
    this.location = {
      href,
      replace: (address) => {
        if (this.closed) throw new TypeError('This tab is not there any more.')
        this.location.href = address
      },
    }
  }

  close(): void {
    this.closed = true
  }

  get state(): TabState {
    if (this.closed) return 'closed'
    const { href } = this.location
    return href === WAITING_PAGE ? 'waiting' : { address: href }
  }
}

interface Tabs {
  readonly opener: DocumentOpener
  /** Every tab that was opened, the oldest first. */
  readonly tabs: () => readonly TabState[]
  /** The customer closes the first tab. */
  readonly closeFirst: () => void
}

contract<(blocks?: boolean) => Tabs>(
  DocumentOpener,
  {
    'in a browser': (blocks = false) => {
      const tabs: BrowserTab[] = []
      const open = (address: string) => (blocks ? null : tabs[tabs.push(new BrowserTab(address)) - 1])
      return {
        opener: new BrowserDocumentOpener(windowOf({ open, document: { baseURI: WAITING_PAGE } })),
        tabs: () => tabs.map(({ state }) => state),
        closeFirst: () => tabs[0]?.close(),
      }
    },
    'in memory': (blocks = false) => {
      const opener = new InMemoryDocumentOpener()
      if (blocks) opener.block()
      return { opener, tabs: () => opener.tabs, closeFirst: () => opener.closeTab(0) }
    },
  },
  (arrange) => {
    it('opens a tab that waits until it is sent to its document', () => {
      const { opener, tabs } = arrange()
      const tab = opener.openWaitingTab()
      expect(tabs()).toEqual(['waiting'])
      tab?.show(ADDRESS)
      expect(tabs()).toEqual([{ address: ADDRESS }])
    })

    it('leaves a closed tab closed', () => {
      const { opener, tabs, closeFirst } = arrange()
      const first = opener.openWaitingTab()
      const second = opener.openWaitingTab()
      closeFirst()
      second?.close()
      first?.show(ADDRESS)
      second?.show(ADDRESS)
      expect(tabs()).toEqual(['closed', 'closed'])
    })

    it('gives no tab when the browser blocks it', () => {
      const { opener, tabs } = arrange(true)
      expect(opener.openWaitingTab()).toBeUndefined()
      expect(tabs()).toEqual([])
    })
  },
)

interface Files {
  readonly files: FileSaver
  readonly saved: () => Promise<readonly object[]>
}

contract<() => Files>(
  FileSaver,
  {
    'in a browser': () => {
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
    },
    'in memory': () => {
      const files = new InMemoryFileSaver()
      return { files, saved: async () => files.saved }
    },
  },
  (arrange) => {
    it('hands each file to the customer', async () => {
      const { files, saved } = arrange()
      files.save('dados.json', 'application/json', '{"nome":"Zé 😀"}')
      files.save('lembrete.ics', 'text/calendar', '')
      expect(await saved()).toEqual([
        { name: 'dados.json', mediaType: 'application/json', text: '{"nome":"Zé 😀"}' },
        { name: 'lembrete.ics', mediaType: 'text/calendar', text: '' },
      ])
    })
  },
)

interface Calendar {
  readonly calendar: CalendarFile
  /** The names of the files that were saved, without ending. */
  readonly saved: () => readonly string[]
}

class FullFileSaver extends InMemoryFileSaver {
  override save(): void {
    throw new Error('no room')
  }
}

contract<(hasRoom: boolean) => Calendar>(
  CalendarFile,
  {
    'in iCalendar': (hasRoom) => {
      const files = hasRoom ? new InMemoryFileSaver() : new FullFileSaver()
      const saved = () => files.saved.map(({ name }) => name.replace('.ics', ''))
      return { calendar: new IcsCalendarFile(files, new InMemoryClock()), saved }
    },
    'in memory': (hasRoom) => {
      const calendar = new InMemoryCalendarFile()
      calendar.working = hasRoom
      return { calendar, saved: () => calendar.saved.map(({ name }) => name) }
    },
  },
  (arrange) => {
    const entry = { title: 'Voucher', description: '', day: { year: 2026, month: 11, day: 28 }, hour: 9 }

    it('saves an entry under its name', async () => {
      const { calendar, saved } = arrange(true)
      await calendar.save(entry, 'voucher-natal26')
      expect(saved()).toEqual(['voucher-natal26'])
    })

    it('rejects when the file cannot be made', async () => {
      const { calendar, saved } = arrange(false)
      await expect(calendar.save(entry, 'voucher-natal26')).rejects.toThrow()
      expect(saved()).toEqual([])
    })
  },
)

// DOMPurify needs a document: what it lets through is proven in a browser, by tests/e2e/hostile-server.test.ts.
contract<() => HtmlSanitizer>(
  HtmlSanitizer,
  {
    'in a browser': () => new DompurifyHtmlSanitizer(new HtmlPolicy(), scriptedWindow()),
    'in memory': () => new InMemoryHtmlSanitizer(),
  },
  (arrange) => {
    it('refuses HTML of more than 1 MB', async () => {
      await expect(arrange().sanitize('x'.repeat(1_000_001))).rejects.toMatchObject({
        name: 'PortFailure',
        reason: { kind: 'unexpected' },
      })
    })
  },
)

it('no tag gets through in memory', async () => {
  const html = await new InMemoryHtmlSanitizer().sanitize('<script>alert(1)</script> &amp;')
  expect(html).toBe('&lt;script>alert(1)&lt;/script> &amp;amp;')
})

contract<(prints: boolean) => { readonly printer: Printer; readonly printed: () => number }>(
  Printer,
  {
    'in a browser': (prints) => {
      let printed = 0
      const window = windowOf(prints ? { print: () => printed++ } : {})
      return { printer: new BrowserPrinter(window), printed: () => printed }
    },
    'in memory': (prints) => {
      const printer = new InMemoryPrinter()
      printer.working = prints
      return { printer, printed: () => printer.printed }
    },
  },
  (arrange) => {
    it.each([true, false])('says whether the print dialog could be opened: %s', (prints) => {
      const { printer, printed } = arrange(prints)
      expect(printer.print()).toBe(prints)
      expect(printed()).toBe(prints ? 1 : 0)
    })
  },
)

interface Sharing {
  readonly sharer: TextSharer
  /** What another app, or the clipboard, has got. */
  readonly texts: readonly string[]
}

contract<(device: ShareOutcome) => Sharing>(
  TextSharer,
  {
    'in a browser': (device) => {
      const texts: string[] = []
      const take = async (text: string) => void texts.push(text)
      const refuse = async () => {
        throw new DOMException('', device === 'dismissed' ? 'AbortError' : 'NotAllowedError')
      }
      const navigators = {
        shared: { share: ({ text }: { text: string }) => take(text) },
        dismissed: { share: refuse, clipboard: { writeText: take } },
        copied: { clipboard: { writeText: take } },
        // Its share sheet is refused too.
        failed: { share: refuse, clipboard: { writeText: refuse } },
      }
      return { sharer: new BrowserTextSharer(windowOf({ navigator: navigators[device] })), texts }
    },
    'in memory': (device) => {
      const sharer = new InMemoryTextSharer(device)
      return { sharer, texts: sharer.texts }
    },
  },
  (arrange) => {
    it.each(['shared', 'copied'] as const)('hands the text on: %s', async (device) => {
      const { sharer, texts } = arrange(device)
      expect(await sharer.share('Minha lista')).toBe(device)
      expect(texts).toEqual(['Minha lista'])
    })

    it.each(['dismissed', 'failed'] as const)('hands nothing on, and does not throw: %s', async (device) => {
      const { sharer, texts } = arrange(device)
      expect(await sharer.share('Minha lista')).toBe(device)
      expect(texts).toEqual([])
    })
  },
)

it('copies what the browser refuses to share', async () => {
  const texts: string[] = []
  const navigator = {
    share: async () => {
      throw new DOMException('', 'NotAllowedError')
    },
    clipboard: { writeText: async (text: string) => void texts.push(text) },
  }
  expect(await new BrowserTextSharer(windowOf({ navigator })).share('Minha lista')).toBe('copied')
  expect(texts).toEqual(['Minha lista'])
})
