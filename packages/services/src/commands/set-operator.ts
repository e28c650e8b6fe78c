/**
 * Lets an instructor administer the installation: `pnpm set-operator --email ada@example.com`. With --undo no longer.
 */
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('set-operator', () =>
  readOptions({ email: { type: 'string' }, undo: { type: 'boolean' } }),
)
