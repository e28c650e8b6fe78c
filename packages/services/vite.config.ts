import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from '../web/precompress.ts'

const inHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The learner's page, which the services serve under /learn/. */
export default defineConfig({
  root: inHere('./src/learner/page'),
  base: '/learn/',
  plugins: [precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: inHere('./dist/learner'),
    emptyOutDir: true,
    target: 'es2023',
    // A data: address in a style or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
