/** Code in files of its own. */
export interface FetchedCode<Code = unknown> {
  /** Addresses of its files. */
  readonly files: readonly string[]
  readonly load: () => Promise<Code>
}

/**
 * Loads code once its files are there. A browser never loads a module again that it could not fetch once: plain requests may fail, and
 * be sent again.
 */
export async function loadFetched<Code>(
  window: Window & typeof globalThis,
  { files, load }: FetchedCode<Code>,
): Promise<Code> {
  const answers = await Promise.all(files.map((file) => window.fetch(file)))
  if (answers.some(({ ok }) => !ok)) throw new TypeError('a file of the portal is missing')
  return load()
}
