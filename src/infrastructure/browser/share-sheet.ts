/** Opens the share sheet of the device; undefined where the device does not allow it here. */
export async function openShareSheet(
  navigator: Navigator,
  data: ShareData,
): Promise<'shared' | 'dismissed' | undefined> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'dismissed' : undefined
  }
}
