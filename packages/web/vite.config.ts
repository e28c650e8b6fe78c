import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyCalls } from './early-calls.ts'
import { earlyStart } from './early-start.ts'
import { leaveOutDocuments } from './leave-out-documents.ts'
import { leaveOutOfReact } from './leave-out-of-react.ts'
import { pureSchemas } from './pure-schemas.ts'
import { precompress } from './precompress.ts'
import { scriptFiles } from './script-files.ts'
import { signalsWithoutStacks } from './signals-without-stacks.ts'
import { themeStyles } from './theme-styles.ts'
import { splitMathFont } from '../ui/split-math-font.ts'
import { tracingScript } from './tracing-script.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [
    react(),
    splitMathFont(),
    leaveOutDocuments(),
    leaveOutOfReact(),
    pureSchemas(),
    themeStyles(),
    signalsWithoutStacks(),
    tracingScript(),
    earlyStart(),
    precompress(),
  ],
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
      // One file holds what every screen needs, another what many screens share.
      output: { codeSplitting: { groups: scriptFiles } },
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
