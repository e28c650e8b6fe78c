/**
 * Writes everything that is stored about a student to a file: `pnpm student-data --email bo@example.com --to bo.json`.
 * With --erase instead of --to, says what would be erased, and with --yes too, erases who they were; results stay as
 * those of an erased student. --id names the record of a student without an address.
 */
import { resolve } from 'node:path'
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('student-data', () => {
  const { to, ...values } = readOptions({
    email: { type: 'string' },
    id: { type: 'string' },
    to: { type: 'string' },
    erase: { type: 'boolean' },
    yes: { type: 'boolean' },
  })
  return { ...values, ...(to !== undefined && { path: resolve(to) }) }
})
