import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Matches sources that open a database that can be chosen by TEST_DATABASE_URL. */
const namesTestDatabase =
  /test-support\/(?:test|set-up)-services\.ts|openTestDatabase|openUnmigrated|TEST_DATABASE_URL/
const localImport = /from '(\.{1,2}\/[^']+\.ts)'/g

/** Whether a test file opens such a database, by itself or by the setup that it shares with others. */
const opensTestDatabase = (path: string, source: string): boolean =>
  namesTestDatabase.test(source) ||
  [...source.matchAll(localImport)].some(
    ([, imported]) =>
      !imported!.endsWith('/test-database.ts') &&
      namesTestDatabase.test(readFileSync(join(dirname(path), imported!), 'utf8')),
  )

/**
 * Where a separate server may behave differently from the embedded one, which is the same Postgres with a
 * single connection: locks, leases and copies of a database, sorting by its collation, and concurrent calls.
 */
const folders = /src\/(?:backup\/backup|database|jobs|saving|statistics\/counts|quizzes\/list-)/
const sendsTogether = /Promise\.(?:all|allSettled|race)\(/
/** Many tests send calls together only to be quick. Those about concurrent calls say so in a title. */
const concurrentTitle = /\btest\('[^'\n]*\b(?:concurrent|at once|at the same time|meanwhile|while|beside)\b/
const isAboutConcurrentCalls = (source: string): boolean =>
  sendsTogether.test(source) && concurrentTitle.test(source)

/** `examples` makes each call of the table once; the others write, list and change quizzes. */
const conformanceSuites = {
  quick: ['examples'],
  long: ['examples', 'question-saving', 'quiz-list', 'quizzes'],
}

/**
 * The paths of test files that also run on a real Postgres, because they open a database. The quick form
 * selects those whose result may depend on the server; the long form selects all.
 */
export const findDatabaseTests = (root: string, form: 'quick' | 'long'): string[] => [
  ...globSync('packages/services/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return (
        opensTestDatabase(join(root, path), source) &&
        (form === 'long' || folders.test(path) || isAboutConcurrentCalls(source))
      )
    })
    .toSorted(),
  ...conformanceSuites[form].map((suite) => `tests/conformance/${suite}.test.ts`),
]
