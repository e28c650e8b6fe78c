/**
 * Mutation tests of one group of files, see scripts/mutation.ts: it sets the environment, and runs this in a
 * copy of the repository, because mutants are written into the sources.
 */
const { MUTATION_FILES, MUTATION_REPORT } = process.env

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/sample-declarations.mjs'],
  ignorers: ['sample-declarations'],
  mutate: MUTATION_FILES.split(' '),
  // Workspace packages import each other through links, which a sandbox would point at the originals.
  inPlace: true,
  coverageAnalysis: 'perTest',
  // A mutant in code that runs when a module is loaded would need a process of its own.
  ignoreStatic: true,
  concurrency: 1,
  // A mutant counts as noticed when it takes longer than this: a busy machine must not make one seem so.
  timeoutMS: 20_000,
  // All tests of the services, one after the other, with what each of them covers.
  dryRunTimeoutMinutes: 30,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: MUTATION_REPORT },
  clearTextReporter: { reportTests: false, logTests: false, reportMutants: false },
}
