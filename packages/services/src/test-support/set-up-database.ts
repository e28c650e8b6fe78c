import { afterAll } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'

/** Opens a migrated, empty database for the tests of the calling file, and closes it after them. */
export const setUpDatabase = async (): Promise<OpenDatabase> => {
  const opened = await openTestDatabase()
  afterAll(() => opened.close())
  return opened
}
