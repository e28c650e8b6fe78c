/**
 * Signs an instructor out everywhere and blocks their sign-in: `pnpm disable-instructor --email ada@example.com`.
 * With --undo they may sign in again.
 */
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { runFromCommandLine } from './commands/run-from-command-line.ts'

await runFromCommandLine('disable-instructor', () =>
  readOptions({ email: { type: 'string' }, undo: { type: 'boolean' } }),
)
