/** Makes the dump that test databases are loaded from, in a process beside those that prepare other things. */
import { readDump } from '@quizwright/services/database/test-database.ts'

await readDump()
