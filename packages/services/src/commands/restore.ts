/** Replaces the database with a backup: `pnpm restore --from backup.tar.gz`, with --replace if it is not empty. */
import { resolve } from 'node:path'
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { checkBackup } from '../backup/check-backup.ts'
import { CommandError } from './operator-command.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

await runFromCommandLine('restore', async (signal) => {
  const values = readOptions({ from: { type: 'string' }, replace: { type: 'boolean' } })
  if (!values.from) throw new CommandError('--from must name the file of a backup.')
  const path = resolve(values.from)
  // Before the database is opened, because opening creates one where none is.
  await checkBackup(path, signal)
  return { path, replace: values.replace ?? false }
})
