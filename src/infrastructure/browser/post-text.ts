/**
 * Posts a text. The browser sends it even when the customer leaves the page meanwhile. It is plain text, so the browser does not first
 * ask another origin for permission, and it has no cookies, so that origin does not learn who the customer is. Rejects when it could
 * not be sent.
 */
export async function postText(window: Window & typeof globalThis, url: string, body: string): Promise<void> {
  await window.fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' })
}
