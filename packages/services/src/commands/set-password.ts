/**
 * Sets a new password for an instructor: `pnpm set-password --email ada@example.com`. The password is the first line
 * of standard input.
 */
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { readPassword } from './read-password.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('set-password', async () => {
  const values = readOptions({ email: { type: 'string' } })
  return { ...values, password: await readPassword() }
})
