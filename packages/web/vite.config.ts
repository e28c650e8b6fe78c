import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyCalls } from './early-calls.ts'
import { earlyStart, isAskedEarly } from './early-start.ts'
import { leaveOutDocuments } from './leave-out-documents.ts'
import { precompress } from './precompress.ts'
import { splitMathFont } from '../ui/split-math-font.ts'
import { isTracing, tracingScript } from './tracing-script.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'

/**
 * Modules that many screens of a quiz need and the list does not. In the file that all screens share, they
 * would delay the list.
 */
const isOfQuizScreens = (id: string): boolean =>
  /\/(?:authoring|quiz-actions|sessions|corrections|statistics|learner|formula|question)\//.test(id) ||
  /inline-formulas|quiz-document|question-saving|new-version/.test(id) ||
  /node_modules\/(?:\.pnpm\/)?(?:idb|@xstate\+store|temml)/.test(id)

/** Separate scripts that share nothing with the files of the page. */
const isApart = (id: string): boolean => isTracing(id) || isAskedEarly(id)

/**
 * Small modules of screens with a long list or a chart. On its own, each would be a file of some hundred
 * bytes.
 */
const isOfLists = (id: string): boolean =>
  /\/ui\/list\/(?:use-|list-end)|\/use-nears-view|\/useInfiniteQuery|\/infiniteQuery/.test(id) ||
  /\/ui\/(?:format\/|buttons\/chip|form\/checkbox)|\/use-marking-overview|\/use-instructor-id/.test(id)

const isIcon = (id: string): boolean => /lucide-react\/dist\/esm\/icons\//.test(id)

export default defineConfig({
  plugins: [react(), splitMathFont(), leaveOutDocuments(), tracingScript(), earlyStart(), precompress()],
  define: earlyCalls,
  // The gateway replaces this by a fresh nonce in each response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // Assets are never inlined, because the content security policy forbids data: URLs in styles and scripts.
    assetsInlineLimit: 0,
    // The target browsers support module preload themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Modules of all screens are in one file and those of many screens in another, because few files
      // compress better than many small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !isApart(id), priority: 1 },
            { name: 'calls', test: /\/contracts\/src\/(?:endpoints|schemas)/ },
            { name: 'icons', minShareCount: 2, test: isIcon },
            { name: 'lists', minShareCount: 2, test: isOfLists },
            { name: 'shared', minShareCount: 12, test: (id) => !isApart(id) && !isOfQuizScreens(id) },
            { name: 'quiz', minShareCount: 6, test: (id) => !isApart(id) && isOfQuizScreens(id) },
          ],
        },
      },
      // Marks these modules as free of side effects, which they do not declare. Only parts of Emotion that
      // are not used here import them.
      treeshake: {
        moduleSideEffects: [
          { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
    },
  },
  server: {
    proxy: {
      '/api': gateway,
      '/config.json': gateway,
      '/docs': gateway,
      '/files': gateway,
      '/reports': gateway,
      '/ws': { target: gateway, ws: true },
    },
  },
})
