import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts, lastWrites } from '../tables/auth.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { noteLastWrite, readLastWrite } from './last-write.ts'
import { readLsn } from './lsn.ts'

const { db } = await setUpDatabase()
beforeAll(async () => {
  await db.insert(accounts).values({
    id: 'ada',
    role: 'instructor',
    name: 'Ada',
    email: 'ada@example.org',
    emailKey: 'ada@example.org',
    passwordHash: 'none',
  })
})

const endOfLog = async () => {
  const { rows } = await db.execute<{ lsn: string }>(sql`select pg_current_wal_insert_lsn() as lsn`)
  return readLsn(rows[0]!.lsn)
}

test('given writes, then the stored position is between the last write and the end of the log', async () => {
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
  await db.update(lastWrites).set({ lsn: 'FFFF/0' })
  expect(await readLastWrite(db, 'ada')).toBe(0n)
})

test('given an id without an account, then nothing is stored', async () => {
  await noteLastWrite(db, 'student')
  expect(await db.$count(lastWrites, eq(lastWrites.accountId, 'student'))).toBe(0)
})
