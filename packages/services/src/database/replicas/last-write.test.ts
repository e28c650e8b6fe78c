import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../open-database.ts'
import { accounts, lastWrites } from '../tables/auth.ts'
import { openTestDatabase } from '../test-database.ts'
import { noteLastWrite, readLastWrite } from './last-write.ts'
import { readLsn } from './lsn.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.insert(accounts).values({
    id: 'ada',
    role: 'instructor',
    name: 'Ada',
    email: 'ada@example.org',
    emailKey: 'ada@example.org',
    passwordHash: 'none',
  })
})
afterAll(() => opened.close())

const endOfLog = async () => {
  const { rows } = await opened.db.execute<{ lsn: string }>(sql`select pg_current_wal_insert_lsn() as lsn`)
  return readLsn(rows[0]!.lsn)
}

test('given writes, then the stored position is between the last write and the end of the log', async () => {
  const { db } = opened
  expect(await readLastWrite(db, 'ada')).toBe(0n)
  for (const name of ['Ada L.', 'Ada Lovelace']) {
    await db.update(accounts).set({ name }).where(eq(accounts.id, 'ada'))
    const written = await endOfLog()
    await noteLastWrite(db, 'ada')
    const noted = await readLastWrite(db, 'ada')
    expect(noted >= written && noted <= (await endOfLog())).toBe(true)
  }
})

test('given a position beyond the end of the log, as after a restore, then it is ignored', async () => {
  await opened.db.update(lastWrites).set({ lsn: 'FFFF/0' })
  expect(await readLastWrite(opened.db, 'ada')).toBe(0n)
})

test('given an id without an account, then nothing is stored', async () => {
  await noteLastWrite(opened.db, 'student')
  expect(await opened.db.$count(lastWrites, eq(lastWrites.accountId, 'student'))).toBe(0)
})
