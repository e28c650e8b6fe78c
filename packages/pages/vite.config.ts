import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preactAliases } from '../learner/preact-aliases.ts'

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * The small pages that servers render, in two parts: `dist/assets` is what browsers fetch, under fixed names;
 * `dist/render` is what the servers load, with the renderer in it.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Its only file is the icon.
  publicDir: pathTo('../ui/src/icon'),
  resolve: { alias: preactAliases },
  oxc: { jsx: { runtime: 'automatic' } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/assets',
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            base: fileURLToPath(import.meta.resolve('@quizwright/ui/styles/base.css')),
            'sign-in': pathTo('./src/sign-in/sign-in.ts'),
            issues: pathTo('./src/issues/issues.css'),
          },
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            'sign-in': pathTo('./src/sign-in/sign-in-page.tsx'),
            password: pathTo('./src/password/password-page.tsx'),
            issues: pathTo('./src/issues/render-issues.tsx'),
            status: pathTo('./src/status/status-page.tsx'),
            outbox: pathTo('./src/outbox/outbox-page.tsx'),
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
