import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'

/** What `npm run dev` or `npm run dev:in-memory` serves to a file of tests, without what a developer's editor needs. */
export function developmentServer(mode: 'development' | 'in-memory'): { readonly url: string } {
  let server: ViteDevServer | undefined

  beforeAll(async () => {
    server = await createServer({
      mode,
      // Its own: another development server may be running.
      cacheDir: `.cache/vite-${mode}`,
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    })
    await server.listen()
  })

  afterAll(() => server?.close())

  return {
    get url() {
      return server?.resolvedUrls?.local[0] ?? ''
    },
  }
}
