import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test file names to open a database that follows TEST_DATABASE_URL. */
const opensTestDatabase = /test-support\/test-services\.ts|openTestDatabase|TEST_DATABASE_URL/

/**
 * Where a server of its own may do otherwise than the embedded one, which is the same Postgres on one
 * connection: what works on connections, locks, leases and copies of a database, sorts by its collation, or
 * sends calls that meet each other.
 */
const folders = /src\/(?:backup|database|jobs|saving|statistics\/counts|quizzes\/list-)/
const callsMeet = /Promise\.(?:all|allSettled)\(/

/** `examples` makes each call of the table once; the others write, list and change quizzes. */
const conformanceSuites = ['examples', 'question-saving', 'quiz-list', 'quizzes'].map(
  (suite) => `tests/conformance/${suite}.test.ts`,
)

/**
 * The test files, from the root, that are run once more on a real Postgres: only those that open a database. The
 * quick form takes those of them whose outcome the other connection or server may change, the long form all.
 */
export const findDatabaseTests = (root: string, form: 'quick' | 'long'): string[] => [
  ...globSync('packages/services/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return (
        opensTestDatabase.test(source) && (form === 'long' || folders.test(path) || callsMeet.test(source))
      )
    })
    .toSorted(),
  ...conformanceSuites,
]
