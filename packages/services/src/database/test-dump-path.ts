import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from './read-migrations.ts'

/** A name for the present migrations. */
export const fingerprintMigrations = async (): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 16)

/** Where the dump lies that test databases are loaded from: one for each state of the migrations. */
export const testDumpPath = async (): Promise<string> =>
  join(tmpdir(), 'quizwright-test-dumps', `${await fingerprintMigrations()}.tar`)
