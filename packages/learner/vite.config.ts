import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from '../web/precompress.ts'

const pathOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

/** Preact in place of React, by absolute paths: packages/ui does not depend on Preact. */
const preact = {
  'react-dom/client': pathOf('preact/compat/client'),
  'react-dom': pathOf('preact/compat'),
  'react/jsx-runtime': pathOf('preact/jsx-runtime'),
  'react/jsx-dev-runtime': pathOf('preact/jsx-dev-runtime'),
  react: pathOf('preact/compat'),
}

/** The learner's page, which the services serve under /learn/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/learn/',
  plugins: [precompress()],
  resolve: { alias: preact },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    target: 'es2023',
    // A data: address in a style or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
