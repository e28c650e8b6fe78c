import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/**
 * Statements with an effect on their connection beyond the transaction. Behind a pooler in transaction mode, the
 * next statement may use another connection: another client would get the lock or the setting.
 */
const boundToConnection = [
  /pg_(?:try_)?advisory_lock(?:_shared)?\b/i,
  /`\s*set\s+(?!local\b|constraints\b|transaction\b)/i,
  /\b(?:un)?listen\s+"?[a-z_]+"?\s*`/i,
  /\bnotify\s+"?[a-z_]+"?\s*[,`]/i,
  /\bcreate\s+temp(?:orary)?\b/i,
  /\bwith\s+hold\b/i,
  /`\s*prepare\s/i,
]
const findBound = (text: string): string[] =>
  boundToConnection.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

test('no statement of the services needs the next one to use the same connection', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((path) => !/\btest\b|test-/.test(path))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((path) =>
    findBound(readFileSync(join(sources, path), 'utf8')).map((statement) => `${path}: ${statement}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['await tx.execute(sql`select pg_advisory_lock(1)`)', 1],
  ['await db.execute(sql`set statement_timeout = 0`)', 1],
  ['await db.execute(sql`listen jobs`)', 1],
  ['await tx.execute(sql`set local statement_timeout = 0`)', 0],
  ['await tx.execute(sql`select pg_advisory_xact_lock(1)`)', 0],
])('such statements are recognized by their text: %s', (text, count) => {
  expect(findBound(text)).toHaveLength(count)
})
