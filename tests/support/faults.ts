/** What the sandbox does to a call in place of answering it (sandbox/README.md). */
export type Fault = { readonly kind: string } & Record<string, unknown>

/** An error of this HTTP status, with these words. */
export const status = (code: number, body?: object): Fault => ({
  kind: 'status',
  status: code,
  ...(body && { body }),
})

/** A good answer with this in it, whatever the data of the sandbox say. */
export const answering = (data: unknown): Fault => ({ kind: 'wrong-shape', body: { data, statusCode: 200 } })
