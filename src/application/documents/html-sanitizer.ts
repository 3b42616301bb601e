declare const safe: unique symbol

/** HTML that cannot run, send or disguise anything. Only an {@link HtmlSanitizer} makes it. */
export type SafeHtml = string & { readonly [safe]: true }

/**
 * Makes HTML from the server, or from storage, fit to be shown: terms and campaign rules. To be asked each time such HTML is read,
 * never when it is stored, because what is stored may have been changed since.
 */
export abstract class HtmlSanitizer {
  /** Rejects with a PortFailure: HTML of more than 1,000,000 characters is `unexpected`. */
  abstract sanitize(html: string): Promise<SafeHtml>
}
