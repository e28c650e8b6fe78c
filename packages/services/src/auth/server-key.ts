import { elementAt } from '@quizwright/domain/defined.ts'
import { randomBytes } from 'node:crypto'
import { eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { serverKeys } from '../database/tables/student-access.ts'

/** Reads a key by its name. It is generated once and shared by all processes through the database. */
export const readServerKey = async (db: Queryable, name: string): Promise<string> => {
  await db
    .insert(serverKeys)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const key = elementAt(await db.select().from(serverKeys).where(eq(serverKeys.name, name)), 0)
  return key.value
}

/** The same key as its 32 bytes, for encryption. */
export const readServerKeyBytes = async (db: Queryable, name: string): Promise<Buffer> =>
  Buffer.from(await readServerKey(db, name), 'base64url')
