import type { Lighter } from './lighter.ts'

/**
 * The portal sends texts and plain objects by `fetch`, and gives axios all options of a call at once (axios-transport.ts). So nothing asks
 * for XMLHttpRequest, for interceptors, for progress, for forms with files, for `data:` addresses, for the cookie against forged
 * requests, for names of statuses or for the old way to cancel.
 */
export const AXIOS: Lighter = {
  leftOut: [
    'axios/lib/cancel/CancelToken.js',
    'axios/lib/core/createMultipartBody.js',
    'axios/lib/core/setFormDataHeaders.js',
    'axios/lib/helpers/HttpStatusCode.js',
    'axios/lib/helpers/cookies.js',
    'axios/lib/helpers/estimateDataURLDecodedBytes.js',
    'axios/lib/helpers/formDataToJSON.js',
    'axios/lib/helpers/isURLSameOrigin.js',
    'axios/lib/helpers/progressEventReducer.js',
    'axios/lib/helpers/trackStream.js',
  ],
  rewritten: {
    // axios itself does the same in browsers with the adapter that only Node.js has.
    'axios/lib/adapters/xhr.js': 'export default null',
    'axios/lib/core/InterceptorManager.js': 'export default class { forEach() {} }',
    // These two check the options of a call. The compiler has checked them already.
    'axios/lib/core/assertParamsAcyclic.js': 'export default () => {}',
    'axios/lib/helpers/validator.js': `
      const nothing = () => {}
      export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } }
    `,
  },
  without: {
    'axios/lib/core/Axios.js': { Axios: ['getUri'] },
    // The portal reads an error's code and answer, and writes none to a log.
    'axios/lib/core/AxiosError.js': { AxiosError: ['toJSON'] },
    'axios/lib/core/AxiosHeaders.js': {
      AxiosHeaders: ['clear', 'concat', 'getSetCookie', 'has', 'toString', 'static parseParameters'],
    },
    'axios/lib/utils.js': {
      // Nothing in axios asks for them either.
      default: [
        'forEachEntry',
        'hasOwnInPrototypeChain',
        'inherits',
        'isAsyncFn',
        'isEmptyObject',
        'isHeaders',
        'isIterable',
        'isRequest',
        'kindOf',
        'matchAll',
        'noop',
        'setImmediate',
        'stripBOM',
      ],
    },
  },
  changed: {
    'axios/lib/adapters/fetch.js': [
      // The portal limits no length and asks for no progress.
      { from: /const has(MaxContentLength|MaxBodyLength) = .*;/g, to: 'const has$1 = false;' },
      { from: /onDownloadProgress,\s*onUploadProgress,/, to: '' },
      { from: /\bon(Down|Up)loadProgress\b/g, to: 'undefined' },
      // Only a limit or progress needs to know whether a request can be sent in parts.
      { from: /test\(\(\) => \{\s*let duplexAccessed/, to: '/* @__PURE__ */ $&' },
    ],
  },
}
