/**
 * Posts a text that nobody waits for, also while the page is left. It goes as plain text and without cookies, so that another origin is
 * asked for no permission and learns nothing of the customer. Rejects when it could not be sent.
 */
export async function postText(window: Window & typeof globalThis, url: string, body: string): Promise<void> {
  await window.fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })
}
