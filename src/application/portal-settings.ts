/** What a deployment decides, read from the page's configuration block (docs/wire.md, "Runtime configuration"). */
export abstract class PortalSettings {
  abstract readonly brand: { readonly name: string; readonly logoUrl: string | undefined }
  /** The format of the stores that this portal shows and asks for. */
  abstract readonly companyFormatId: number
  abstract readonly map: { readonly tilesUrl: string; readonly attribution: string } | undefined
  /** A template with `{url}`; undefined opens the document itself. */
  abstract readonly documentViewerUrl: string | undefined
  abstract readonly dataProtectionEmail: string | undefined
}
