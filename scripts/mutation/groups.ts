export type MutationGroup = {
  name: string
  /** Globs of the unit tests that have to notice a mutant. */
  tests: string[]
  /** Globs of the files that are mutated. */
  files: string[]
  /** One top-level declaration in so many is mutated. */
  sample: number
}

const services = (...folders: string[]): string[] =>
  folders.map((folder) => `packages/services/src/${folder}/**/*.ts`)

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
    name: 'gateway',
    tests: ['packages/{gateway,server}/src/**/*.test.ts'],
    files: ['packages/{gateway,server}/src/**/*.ts'],
    sample: 6,
  },
  {
    name: 'services',
    tests: ['packages/services/src/{attempts,statistics,saving,results,learner,sessions}/**/*.test.ts'],
    files: services('attempts', 'statistics', 'saving'),
    sample: 5,
  },
]
