/** Undefined where the text is no address. Browsers of 2023 have no `URL.canParse`, and it would read each address twice. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
