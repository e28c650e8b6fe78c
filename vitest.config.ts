import { defineConfig } from 'vitest/config'

/** Four kinds of test that need no browser; docs/testing.md says what each is for. Playwright has its own settings. */
export default defineConfig({
  test: {
    // What a passing test prints helps nobody; a failing one's output is shown whole.
    silent: 'passed-only',
    // Tests of one kind run beside each other; the kinds that start servers wait until the quick ones have spoken.
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'],
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: './packages/web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          // Each of these starts and kills processes of its own: one file at a time on a small machine.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
