import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test file names to open a database that follows TEST_DATABASE_URL. */
const opensTestDatabase = /test-support\/test-services\.ts|openTestDatabase|TEST_DATABASE_URL/

/** The conformance suites that write, list and change quizzes: those that depend on the database most. */
const conformanceSuites = ['question-saving', 'quiz-list', 'quizzes'].map(
  (suite) => `tests/conformance/${suite}.test.ts`,
)

/** The test files, from the root, that are run once more on a real Postgres: only those that open a database. */
export const findDatabaseTests = (root: string): string[] => [
  ...globSync('packages/services/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => opensTestDatabase.test(readFileSync(join(root, path), 'utf8')))
    .toSorted(),
  ...conformanceSuites,
]
