import { defineConfig } from 'vite'
import { splitMathFont } from '../ui/split-math-font.ts'
import { precompress } from '../web/precompress.ts'
import { preactAliases } from './preact-aliases.ts'

/** Builds the learner's page, which the services serve under /learn/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/learn/',
  plugins: [splitMathFont(), precompress()],
  resolve: { alias: preactAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2023',
    // Assets are never inlined, because the content security policy forbids data: URLs in styles and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
