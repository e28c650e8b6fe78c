import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { preactAliases } from './packages/learner/preact-aliases.ts'
import { catalogues } from './scripts/languages/vite-catalogues.ts'

/** What the quick form leaves out: files of seconds whose subject others prove, too, or that hardly changes. */
const onlyLong = process.env.TEST_LONG === '1' ? [] : ['**/*.long.test.ts']

/** Conditions are normally met much sooner; a busy machine may be slow. */
const expect = { poll: { timeout: 30_000 } }

/**
 * Tests of the page that need their own window: one starts the whole page with all its listeners, one waits for
 * code that other files have already loaded, two replace such code, one reloads the page, and one reads style
 * sheets. Others click in a menu whose code is already loaded: Chakra marks an item on pointer down, which React
 * renders before the click in a browser, but after it in happy-dom.
 */
const ownWindow = [
  'main',
  'authoring/editor/co-editing/co-editing-walk',
  'authoring/editor/questions/equation-field',
  'authoring/quiz-frame/quiz-frame',
  'features/quiz-list/bulk-bar',
  'features/quiz-list/run-ai',
  'ui/spare-entry',
  'ui/styled/chakra',
].map((test) => `packages/web/src/${test}.test.tsx`)

/**
 * The kinds of tests that need no browser; docs/testing.md describes them. Playwright has its own settings.
 */
export default defineConfig({
  test: {
    // Hides the output of passing tests.
    silent: 'passed-only',
    // One more than cores, because a test also waits: for a process, a server or a timer.
    maxWorkers: availableParallelism() + 1,
    // All kinds run in one group, because at the end of a group workers would wait for each other.
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
            'tests/{bench,documents,shipped,support}/**/*.test.ts',
          ],
          exclude: onlyLong,
          // Files of a worker share their imports, which halves the time. So a test must restore what it
          // changes globally, such as clocks and the environment.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'web',
          expect,
          environment: 'happy-dom',
          include: ['packages/{web,ui}/src/**/*.test.tsx'],
          exclude: ownWindow,
          // Files of a worker share their imports and the window, which halves the CPU time. The setup file
          // empties the window after each.
          isolate: false,
          setupFiles: './packages/web/src/set-up-window.ts',
          testTimeout: 60_000,
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'web-own-window',
          expect,
          environment: 'happy-dom',
          include: ownWindow,
          testTimeout: 60_000,
        },
      },
      {
        // The package is built with Preact instead of React, so it is tested with Preact.
        plugins: [catalogues()],
        resolve: { alias: preactAliases },
        test: {
          name: 'pages',
          expect,
          environment: 'happy-dom',
          // The pages refer to stylesheets that no server provides here.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          include: ['packages/{learner,pages}/src/**/*.test.tsx'],
          // As those of the page.
          isolate: false,
          setupFiles: './packages/learner/src/test-support/set-up-window.ts',
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
          exclude: onlyLong,
          // Processes are killed and restarted, which may take longer on a busy machine than a test waits.
          // Each retry is logged.
          retry: 1,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
