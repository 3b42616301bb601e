/** The part of jsbarcode that encodes Code 128. Its own types know the whole library only. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128Encoder {
    constructor(text: string, options: object)
    /** `data` is one `0` or `1` a module. */
    encode(): { readonly data: string }
  }
  /** A CommonJS module, as the bundler and Node give it. */
  const module: { readonly default: typeof Code128Encoder }
  export default module
}
