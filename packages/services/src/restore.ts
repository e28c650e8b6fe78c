/** Replaces the database with a backup: `pnpm restore --from backup.tar.gz`, with --replace if it is not empty. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './commands/operator-command.ts'
import { runFromCommandLine } from './commands/run-from-command-line.ts'

await runFromCommandLine('restore', () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean' } } })
  if (values.from === undefined) throw new CommandError('--from must name the file of a backup.')
  return { path: resolve(values.from), replace: values.replace ?? false }
})
