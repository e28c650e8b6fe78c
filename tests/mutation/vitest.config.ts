import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The unit tests that should detect the mutants of one group, as globs in MUTATION_TESTS. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    // The copy has no built pages, which tests of the servers need.
    globalSetup: './tests/support/prepare-servers.ts',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    // A mutant often makes a test wait for something that never happens.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
