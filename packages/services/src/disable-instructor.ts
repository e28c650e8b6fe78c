/**
 * Signs an instructor out everywhere and blocks their sign-in: `pnpm disable-instructor --email ada@example.com`.
 * With --undo they may sign in again.
 */
import { parseArgs } from 'node:util'
import { runFromCommandLine } from './commands/run-from-command-line.ts'

await runFromCommandLine('disable-instructor', () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, undo: { type: 'boolean' } } })
  return values
})
