/**
 * Creates the dump from which test databases are loaded, in a separate process in parallel with other
 * preparations.
 */
import { readDump } from '@quizwright/services/database/testing/test-database.ts'

await readDump()
