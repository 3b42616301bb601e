import type { Locator } from 'playwright-core'

/** Presses what saves a file, and reads the file. */
export async function downloaded(button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  const parts = await (await file.createReadStream()).toArray()
  return { name: file.suggestedFilename(), text: Buffer.concat(parts).toString() }
}
