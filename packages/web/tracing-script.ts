import type { Plugin } from 'vite'

export const isTracing = (id: string): boolean => id.includes('/src/tracing/')

/**
 * Builds tracing into a script of its own, under a name that the gateway knows: it writes it into the
 * document where it traces.
 */
export const tracingScript = (): Plugin => ({
  name: 'tracing-script',
  apply: 'build',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: new URL('src/tracing/start-tracing.ts', import.meta.url).pathname,
      fileName: 'tracing.js',
    })
  },
})
