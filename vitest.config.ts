import { defineConfig } from 'vitest/config'
import { preactAliases } from './packages/learner/preact-aliases.ts'

/** What is waited for is there long before this; a machine that does much else may take a while. */
const expect = { poll: { timeout: 30_000 } }

/**
 * Tests of the page that need a window of their own: one starts the whole page, with all that it listens to; one waits
 * for code that other files have loaded already. Others click in a menu of Chakra's whose code is loaded already: it
 * marks an item when it is pressed, which React draws before the click in a browser, however busy that is, but after it
 * in happy-dom.
 */
const ownWindow = [
  'main',
  'authoring/quiz-frame/quiz-frame',
  'features/quiz-list/bulk-bar',
  'features/quiz-list/run-ai',
  'ui/picker/lazy-combobox-field',
].map((test) => `packages/web/src/${test}.test.tsx`)

/**
 * The kinds of test that need no browser; docs/testing.md says what each is for. Playwright has its own
 * settings.
 */
export default defineConfig({
  test: {
    // The output of passing tests is hidden; that of failing ones is shown.
    silent: 'passed-only',
    // One worker for each core: by default vitest leaves one core unused, half of a small machine.
    maxWorkers: '100%',
    // All kinds run in one group: at the end of a group a worker would wait for the other.
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          globalSetup: './tests/support/prepare-servers.ts',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{documents,support}/**/*.test.ts',
          ],
          // Files of a worker share their imports, which halves the time: a test restores what it changes
          // globally (clocks, environment).
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          expect,
          environment: 'happy-dom',
          include: ['packages/{web,ui}/src/**/*.test.tsx'],
          exclude: ownWindow,
          // Files of a worker share their imports and the window, which takes half the CPU; the setup empties it.
          isolate: false,
          setupFiles: './packages/web/src/empty-window.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web-own-window',
          expect,
          environment: 'happy-dom',
          include: ownWindow,
          testTimeout: 60_000,
        },
      },
      {
        // Built with Preact in place of React, so tested with it.
        resolve: { alias: preactAliases },
        test: {
          name: 'pages',
          expect,
          environment: 'happy-dom',
          // The pages name stylesheets, which no server gives here.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          include: ['packages/{learner,pages}/src/**/*.test.tsx'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          expect,
          globalSetup: './tests/support/prepare-servers.ts',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          // Files of a worker also share the servers (tests/support/world-test.ts), each with its own
          // instructors.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect,
          globalSetup: './tests/support/prepare-servers.ts',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          // Processes are killed and started: a busy machine may take longer than a test waits. The log names
          // each repeat.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
