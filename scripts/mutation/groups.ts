export type MutationGroup = {
  name: string
  /** Globs of the unit tests that should notice the mutants. */
  tests: string[]
  /** Globs of the files to mutate. Test helpers among them are excluded. */
  files: string[]
  /** One of this many top-level declarations is mutated. */
  sample: number
  /**
   * Whether figure R32 of docs/reliability.md includes the group: validation, sign-in, the relay, the machine
   * that saves.
   */
  isRequired?: boolean
}

/** Globs of files that only tests need. A mutant there says nothing about the product. */
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

/**
 * The code whose errors would hurt most: the contract, the flows, the relay, and how attempts are counted and
 * saved.
 */
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
    name: 'validation',
    tests: ['packages/contracts/src/validation/*.test.ts'],
    files: ['packages/contracts/src/validation/*.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'saving-machine',
    tests: ['packages/machines/src/question-saving/*.test.ts'],
    files: ['packages/machines/src/question-saving/*.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'auth',
    tests: ['packages/gateway/src/rest/token-cache.test.ts'],
    files: ['packages/gateway/src/rest/token-cache.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'relay',
    tests: ['packages/gateway/src/rest/{forwarded-bytes,read-body}.test.ts'],
    files: ['packages/gateway/src/rest/{check-response,parse-json-response,read-body}.ts'],
    sample: 4,
    isRequired: true,
  },
  {
    // Only direct tests, because those over sockets time out when a mutant never responds.
    name: 'relay-tries',
    tests: ['packages/gateway/src/rest/{try-request,send-once,deadline,upstream-failures}.test.ts'],
    files: ['packages/gateway/src/rest/{try-request,send-once,deadline,upstream-failures}.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'forwarding',
    tests: ['packages/gateway/src/rest/{forward-row,entity-tag,outgoing-headers}.test.ts'],
    files: ['packages/gateway/src/rest/{forward,entity-tag,outgoing-headers}.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'upstream',
    tests: ['packages/gateway/src/rest/{upstream,relay-upload}.test.ts'],
    files: ['packages/gateway/src/rest/{upstream,relay-upload}.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'scanner',
    tests: ['packages/gateway/src/scan/*.test.ts'],
    files: ['packages/gateway/src/scan/*.ts'],
    sample: 1,
    isRequired: true,
  },
  {
    name: 'relay-limits',
    tests: ['packages/gateway/src/rest/{circuit-breaker,retry-budget,collect-bodies}.test.ts'],
    files: ['packages/gateway/src/rest/{circuit-breaker,retry-budget,collect-bodies}.ts'],
    sample: 1,
    isRequired: true,
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
