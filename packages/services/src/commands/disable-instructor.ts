/**
 * Signs an instructor out everywhere and blocks their sign-in: `pnpm disable-instructor --email ada@example.com`.
 * With --undo they may sign in again. --hand-over-to gives all their quizzes to another instructor.
 */
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('disable-instructor', () =>
  readOptions({ email: { type: 'string' }, undo: { type: 'boolean' }, 'hand-over-to': { type: 'string' } }),
)
