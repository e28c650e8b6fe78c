import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from '../schema/read-migrations.ts'

/** Returns a name for the current state of the migrations. */
export const fingerprintMigrations = async (): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 16)

/** Returns the path of the dump from which test databases are loaded, one for each state of the migrations. */
export const testDumpPath = async (): Promise<string> =>
  join(tmpdir(), 'quizwright-test-dumps', `${await fingerprintMigrations()}.tar`)
