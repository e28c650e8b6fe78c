import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { catalogues } from '../../scripts/languages/vite-catalogues.ts'
import { splitMathFont } from '../ui/split-math-font.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'

const answerShapes = [
  /\/domain\/src\/schemas\/(?:given-answer|response|result-correction)/,
  /\/domain\/src\/rules\/(?:correction|describe-change)/,
  /\/domain\/src\/kinds\/share/,
]
/** Whether a file has shapes of answers, or of corrections as a result tells them. */
const isAnswerShape = (id: string): boolean => answerShapes.some((shape) => shape.test(id))

const shapes = [
  /\/domain\/src\/schemas\/(?:question|correction|attempt)/,
  /\/domain\/src\/kinds\/(?:.+\/)?(?:schema|limits|decimal|piece|interaction|interaction-key)\.ts/,
]
/** Whether a file has shapes of questions, answers or corrections, without the rules and marks of their kinds. */
const isShape = (id: string): boolean => shapes.some((shape) => shape.test(id))

const smallFiles = [
  /\/domain\/src\/(?:language\/(?:comma-list|labelled)|rules\/text-direction)\./,
  /\/contracts\/src\/schemas\/(?:paging|job)\./,
  /\/web\/src\/(?:routes\/routes|api\/query-error|quiz-actions\/quiz-role|corrections\/can-correct)\./,
  /\/web\/src\/authoring\/document\/(?:drafts-on-page|has-unsaved)\./,
  /\/web\/src\/comments\/(?:open|count-open)-comments\./,
  /\/web\/src\/ui\/(?:form\/is-text-field|format\/when|loading\/use-is-late)\./,
]
/** Whether a file is so small, and needed by so many screens, that a request for it would cost more than the file. */
const isSmall = (id: string): boolean => smallFiles.some((file) => file.test(id))

export default defineConfig({
  plugins: [
    catalogues(),
    react(),
    splitMathFont(),
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1_024 }),
  ],
  // The gateway replaces this by a fresh nonce in each response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    // Assets are never inlined, because the content security policy forbids data: URLs in styles and scripts.
    assetsInlineLimit: 0,
    // The target browsers support module preload themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The gateway adds tracing.js to the document if tracing is on.
      input: { index: 'index.html', tracing: 'src/tracing/start-tracing.ts' },
      output: {
        codeSplitting: {
          // One file each for what every screen needs, for the shapes of answers and of questions, by which screens of
          // a quiz check responses (the results do without those of questions), for the rules and kinds of questions,
          // for icons that several screens have (a request for each would cost more than the icon), for small files of
          // many screens, and for what is loaded to word messages.
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !id.includes('/src/tracing/'), priority: 6 },
            { name: 'answer-shapes', test: isAnswerShape, minShareCount: 3, priority: 5 },
            { name: 'question-shapes', test: isShape, minShareCount: 4, priority: 4 },
            {
              name: 'questions',
              test: /\/domain\/src\/(?:kinds\/|(?:schemas|rules)\/(?:question|correction|attempt))/,
              minShareCount: 4,
              priority: 3,
            },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 2 },
            { name: 'small', test: isSmall, priority: 1 },
            { name: 'english', test: /\/locales\/en\/(?:learner|instructor)/ },
            { name: 'messages', test: /\/language\/(?:made-by-[gs]|made-m|colleague-m|field-labels)/ },
          ],
        },
        entryFileNames: ({ name }) => (name === 'tracing' ? 'tracing.js' : 'assets/[name]-[hash].js'),
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
