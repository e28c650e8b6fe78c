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
          // for icons that several screens have (a request for each would cost more than the icon), and for libraries
          // and controls that many screens share. Smaller chunks join others.
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !id.includes('/src/tracing/'), priority: 4 },
            { name: 'answer-shapes', test: isAnswerShape, minShareCount: 3, priority: 3 },
            { name: 'question-shapes', test: isShape, minShareCount: 4, priority: 2 },
            {
              name: 'questions',
              test: /\/domain\/src\/(?:kinds\/|(?:schemas|rules)\/(?:question|correction|attempt))/,
              minShareCount: 4,
              priority: 1,
            },
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
            { name: 'shared', test: /\/node_modules\/|\/src\/ui\//, minShareCount: 7, minSize: 20_000 },
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
