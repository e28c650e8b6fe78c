import type { Plugin } from 'vite'

export const isTracing = (id: string): boolean => id.includes('/src/tracing/')

/**
 * Builds tracing into a separate script, under a name that the gateway knows. The gateway adds it to the
 * document if tracing is on.
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
