import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The unit tests that mutants of one group have to fail, as globs in MUTATION_TESTS. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    // The copy has no pages that are built, which tests of the servers ask for.
    globalSetup: './tests/support/prepare-servers.ts',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    // A mutant often makes a test wait for what never comes.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
