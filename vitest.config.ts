import { defineConfig } from 'vitest/config'
import { preactAliases } from './packages/learner/preact-aliases.ts'

/**
 * The kinds of test that need no browser; docs/testing.md says what each is for. Playwright has its own
 * settings.
 */
export default defineConfig({
  test: {
    // What a passing test prints helps nobody; a failing one's output is shown whole.
    silent: 'passed-only',
    // One worker for each core: left alone, vitest keeps a core back, and half of a small machine stands
    // idle.
    maxWorkers: '100%',
    // Tests of one kind run beside each other; the kinds that start servers wait until the quick ones have
    // spoken.
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: './tests/support/build-server-pages.ts',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{documents,support}/**/*.test.ts',
          ],
          // Files of a worker share what they import, which halves the run: a test puts back what it changes
          // for all (clocks, environment).
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['packages/{web,ui}/src/**/*.test.tsx'],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        // Built with Preact in place of React, so tested with it.
        resolve: { alias: preactAliases },
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['packages/{learner,pages}/src/**/*.test.tsx'],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          globalSetup: './tests/support/build-server-pages.ts',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          // Files of a worker share the servers too (tests/support/world-test.ts): nobody shares an
          // instructor.
          isolate: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          globalSetup: './tests/support/build-server-pages.ts',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
