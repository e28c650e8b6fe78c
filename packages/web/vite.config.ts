import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyCalls } from './early-calls.ts'
import { earlyStart, isAskedEarly } from './early-start.ts'
import { leaveOutDocuments } from './leave-out-documents.ts'
import { precompress } from './precompress.ts'
import { splitMathFont } from '../ui/split-math-font.ts'
import { isTracing, tracingScript } from './tracing-script.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'

/** What many screens of a quiz need, and the list never: in the file that all share, the list would wait for it. */
const isOfQuizScreens = (id: string): boolean =>
  /\/(?:authoring|quiz-actions|sessions|corrections|statistics|learner|formula|question)\//.test(id) ||
  /inline-formulas|quiz-document|question-saving|new-version/.test(id) ||
  /node_modules\/(?:\.pnpm\/)?(?:idb|@xstate\+store|temml)/.test(id)

/** Scripts of their own, of which the page's files hold nothing. */
const isApart = (id: string): boolean => isTracing(id) || isAskedEarly(id)

/** What most screens with a long list or a chart need: alone, each of these would be a file of some hundred bytes. */
const isOfLists = (id: string): boolean =>
  /\/ui\/list\/(?:use-|list-end)|\/use-nears-view|\/useInfiniteQuery|\/infiniteQuery/.test(id) ||
  /\/ui\/(?:format\/|buttons\/chip|form\/checkbox)|\/use-marking-overview|\/use-instructor-id/.test(id)

const isIcon = (id: string): boolean => /lucide-react\/dist\/esm\/icons\//.test(id)

export default defineConfig({
  plugins: [react(), splitMathFont(), leaveOutDocuments(), tracingScript(), earlyStart(), precompress()],
  define: earlyCalls,
  // The gateway writes a fresh nonce here into each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // A data: address in a style or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // Browsers of the target preload by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every screen needs is one file, and what many of them share another: few files pack better than
      // many small ones.
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
      // Only parts of Emotion that are not used here need them, and they do not say that they may be left
      // out.
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
