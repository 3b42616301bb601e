/** Milliseconds: long enough for any browser to have begun the download. */
const KEPT_FOR = 60_000

/** Saves bytes as any download is saved. */
export function saveBlob(window: Window, name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR)
}
