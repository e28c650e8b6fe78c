/**
 * Adds an instructor: `pnpm add-instructor --name "Ada Lovelace" --email ada@example.com`. The password is the first
 * line of standard input. With --operator they administer the installation, too.
 */
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { readPassword } from './read-password.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('add-instructor', async () => {
  const values = readOptions({
    name: { type: 'string' },
    email: { type: 'string' },
    operator: { type: 'boolean' },
  })
  return { ...values, password: await readPassword() }
})
