import { defineConfig } from 'vite'
import { splitMathFont } from '../ui/split-math-font.ts'
import { catalogues } from '../../scripts/languages/vite-catalogues.ts'
import { compression } from 'vite-plugin-compression2'
import { preactAliases } from './preact-aliases.ts'

/** Builds the learner's page, which the services serve under /learn/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/learn/',
  plugins: [
    catalogues(),
    splitMathFont(),
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1_024 }),
  ],
  resolve: { alias: preactAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2023',
    // Assets are never inlined, because the content security policy forbids data: URLs in styles and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
