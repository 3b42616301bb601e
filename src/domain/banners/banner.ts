/** A picture that may lead somewhere; `link` is undefined unless it is safe to follow. */
export interface Banner {
  readonly image: string
  readonly link: string | undefined
}
