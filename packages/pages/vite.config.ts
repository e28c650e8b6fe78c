import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preactAliases } from '../learner/preact-aliases.ts'

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Builds the small pages that servers render, in two parts: `dist/assets` contains the files that browsers
 * fetch, under fixed names; `dist/render` contains the modules that servers load, with React bundled in.
 */
export default defineConfig({
  root: import.meta.dirname,
  // The only file in this folder is the icon.
  publicDir: pathTo('../ui/src/icon'),
  resolve: { alias: preactAliases },
  // A style sheet finds its fonts beside it, under whatever path a page serves both.
  base: './',
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
            'script-fonts': fileURLToPath(import.meta.resolve('@quizwright/ui/styles/script-fonts.css')),
            'sign-in': pathTo('./src/sign-in/sign-in.ts'),
            'sign-in-return': pathTo('./src/sign-in/sign-in-return.ts'),
            issues: pathTo('./src/issues/issues.css'),
            lti: pathTo('./src/lti/lti.ts'),
          },
          output: {
            entryFileNames: '[name].js',
            // What several scripts share.
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
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
            'sign-in-return': pathTo('./src/sign-in/return-page.tsx'),
            password: pathTo('./src/password/password-page.tsx'),
            issues: pathTo('./src/issues/render-issues.tsx'),
            status: pathTo('./src/status/status-page.tsx'),
            outbox: pathTo('./src/outbox/outbox-page.tsx'),
            lti: pathTo('./src/lti/launch-page.tsx'),
          },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
