import { DocumentOpener } from '@application/documents/document-opener.ts'
import { FileSaver } from '@application/documents/file-saver.ts'
import { HtmlSanitizer } from '@application/documents/html-sanitizer.ts'
import { OpenDocument } from '@application/documents/open-document.ts'
import { Printer } from '@application/documents/printer.ts'
import { TextSharer } from '@application/documents/text-sharer.ts'
import { ContainerModule } from 'inversify'
import { BrowserDocumentOpener } from '../browser/browser-document-opener.ts'
import { BrowserFileSaver } from '../browser/browser-file-saver.ts'
import { BrowserPrinter } from '../browser/browser-printer.ts'
import { BrowserTextSharer } from '../browser/browser-text-sharer.ts'
import { DompurifyHtmlSanitizer } from '../browser/dompurify-html-sanitizer.ts'
import { provide } from './provide.ts'

/** Opening, showing, saving and printing documents. */
export const areaModule = new ContainerModule(({ bind }) => {
  bind(DocumentOpener).to(BrowserDocumentOpener)
  bind(FileSaver).to(BrowserFileSaver)
  bind(HtmlSanitizer).to(DompurifyHtmlSanitizer)
  bind(Printer).to(BrowserPrinter)
  bind(TextSharer).to(BrowserTextSharer)
  provide(bind, OpenDocument)
})
