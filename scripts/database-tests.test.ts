import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDatabaseTests } from './database-tests.ts'

const root = join(import.meta.dirname, '..')
const found = findDatabaseTests(root, 'long')
const quick = findDatabaseTests(root, 'quick')

test('finds tests of the services that open a database, and the conformance suites', () => {
  expect(found).toContain('packages/services/src/sweep/sweep.test.ts')
  expect(found).toContain('tests/conformance/question-saving.test.ts')
  expect(found.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('leaves out a test that opens no database', () => {
  expect(found).not.toContain('packages/services/src/config.test.ts')
  expect(found).not.toContain('packages/services/src/commands/serve-commands.test.ts')
})

test('finds a test that starts the services', () => {
  const started = globSync('packages/services/src/**/*.test.ts', { cwd: root }).filter((path) =>
    /\b(?:openTestServices|openTestDatabase|setUpServices|setUpDatabase)\(/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  )
  expect(started.length).toBeGreaterThan(5)
  const left = started.filter((path) => !found.includes(path))
  expect(left).toEqual(['packages/services/src/database/embedded/vacuum-embedded.test.ts'])
})

test('finds a test whose shared setup opens the database', () => {
  expect(found).toContain('packages/services/src/students/merging/merging-meanwhile.test.ts')
  expect(found).toContain('packages/services/src/backup/backup.test.ts')
})

test('the quick form selects saving, migrations, plans of lists and concurrent calls', () => {
  const taken = [
    'saving/commit-save',
    'database/schema/migrate',
    'quizzes/list/list-plans',
    'students/merging/merging-meanwhile',
  ]
  expect(quick).toEqual(expect.arrayContaining(taken.map((test) => `packages/services/src/${test}.test.ts`)))
  expect(quick).not.toContain('packages/services/src/mail/mails.test.ts')
  expect(quick).not.toContain('packages/services/src/database/schema/mailboxes-migration.long.test.ts')
  expect(quick).not.toContain('packages/services/src/learner/pages-and-images.test.ts')
  expect(quick.filter((path) => !found.includes(path))).toEqual([])
})
