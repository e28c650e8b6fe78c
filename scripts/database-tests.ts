import { defined } from '@quizwright/domain/defined.ts'
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
      !defined(imported, 'imported').endsWith('/test-database.ts') &&
      namesTestDatabase.test(readFileSync(join(dirname(path), defined(imported, 'imported')), 'utf8')),
  )

/**
 * Where a separate server may behave differently from the embedded one, which is the same Postgres with a
 * single connection: locks and leases, plans, and the files that are about concurrent calls.
 */
const mayDiffer =
  /src\/(?:database|jobs)\/|\/(?:commit-save|list-plans)\.test|(?:concurrent|meanwhile|while)[^/]*\.test/
/** `examples` makes each call of the table once; the others write, list and change quizzes. */
const conformanceSuites = ['examples', 'question-saving', 'quiz-list', 'quizzes']

/**
 * The paths of test files that also run on a real Postgres, because they open a database. The quick form
 * selects those whose result may depend on the server; the long form selects all. What is about the embedded database
 * alone says so by its name.
 */
export const findDatabaseTests = (root: string, form: 'quick' | 'long'): string[] => [
  ...globSync('packages/services/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return (
        !path.endsWith('-embedded.test.ts') &&
        opensTestDatabase(join(root, path), source) &&
        (form === 'long' || (mayDiffer.test(path) && !path.endsWith('.long.test.ts')))
      )
    })
    .toSorted(),
  ...(form === 'long' ? conformanceSuites.map((suite) => `tests/conformance/${suite}.test.ts`) : []),
]
