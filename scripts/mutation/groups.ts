export type MutationGroup = {
  name: string
  /** Globs of the unit tests that have to notice a mutant. */
  tests: string[]
  /** Globs of the files that are mutated; test helpers in them are not. */
  files: string[]
  /** One top-level declaration in so many is mutated. */
  sample: number
}

/** Globs of what only tests need: a mutant there says nothing of the product. */
export const testHelpers: readonly string[] = [
  '**/*.test.{ts,tsx}',
  '**/fixtures.ts',
  '**/fixtures/**',
  '**/pinned-paths.ts',
  '**/test-support/**',
  '**/testing/**',
  '**/test-*.ts',
  '**/near-duplicates/labelled-pairs.ts',
  '**/near-duplicates/labelled-pairs/**',
  '**/near-duplicates/written-pairs.ts',
  '**/figures/{direct-formulas,expect-figures,simulated-class}.ts',
]

/** What a wrong result would hurt most: the contract, the flows, the relay, and how attempts are counted and saved. */
export const mutationGroups: readonly MutationGroup[] = [
  {
    name: 'contracts',
    tests: ['packages/contracts/src/**/*.test.ts'],
    files: ['packages/contracts/src/**/*.ts'],
    sample: 4,
  },
  {
    name: 'machines',
    tests: ['packages/machines/src/**/*.test.ts'],
    files: ['packages/machines/src/**/*.ts'],
    sample: 3,
  },
  {
    // What R32 of docs/reliability.md names: validation, the check of tokens, the relay, the machine that saves.
    name: 'relay',
    tests: [
      'packages/contracts/src/validation/*.test.ts',
      'packages/gateway/src/{rest,scan}/*.test.ts',
      'packages/machines/src/question-saving/*.test.ts',
    ],
    files: [
      'packages/contracts/src/validation/*.ts',
      'packages/gateway/src/{rest,scan}/*.ts',
      'packages/machines/src/question-saving/*.ts',
    ],
    sample: 4,
  },
  {
    name: 'gateway',
    tests: ['packages/{gateway,server}/src/**/*.test.ts'],
    files: ['packages/{gateway,server}/src/**/*.ts'],
    sample: 12,
  },
  {
    // Without the simulation of intervals, which calls everything a thousand times.
    name: 'figures',
    tests: ['packages/services/src/statistics/figures/!(interval-coverage).test.ts'],
    files: ['packages/services/src/statistics/figures/*.ts'],
    sample: 1,
  },
  {
    name: 'statistics',
    tests: ['packages/services/src/statistics/{*,!(figures)/**/*}.test.ts'],
    files: ['packages/services/src/statistics/{*,!(figures)/**/*}.ts'],
    sample: 5,
  },
  {
    name: 'saving',
    tests: ['packages/services/src/saving/*.test.ts'],
    files: ['packages/services/src/saving/*.ts'],
    sample: 5,
  },
  {
    name: 'attempts',
    tests: ['packages/services/src/{attempts,results,learner,sessions}/**/*.test.ts'],
    files: ['packages/services/src/attempts/*.ts'],
    sample: 5,
  },
]
