/**
 * Mutation tests of one group of files. scripts/mutation.ts sets the environment and runs this in a copy of
 * the repository, because mutants are written into the sources.
 */
const { MUTATION_FILES, MUTATION_REPORT } = process.env

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample-declarations.mjs'],
  ignorers: ['sample-declarations'],
  mutate: MUTATION_FILES.split(' '),
  // Workspace packages import each other through links, which a sandbox would resolve to the originals.
  inPlace: true,
  coverageAnalysis: 'perTest',
  // A mutant in code that runs when a module is loaded would need a separate process.
  ignoreStatic: true,
  concurrency: 1,
  // A mutant that takes longer than this counts as detected, so the limit must be generous for a busy
  // machine.
  timeoutMS: 20_000,
  // The time for running all tests of the services one after the other with coverage.
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: MUTATION_REPORT },
  clearTextReporter: { reportTests: false, logTests: false, reportMutants: false },
}
