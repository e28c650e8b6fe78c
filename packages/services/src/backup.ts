/**
 * Writes the database and the uploaded files to one file, also while the services run: `pnpm backup --to
 * backup.tar.gz`. With `--folder <folder> --keep <number>`, for scheduled backups, the file is named by the current
 * time and all but the newest ones are deleted.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldBackups, nameBackup } from './backup/backup-folder.ts'
import { CommandError } from './commands/operator-command.ts'
import { runFromCommandLine } from './commands/run-from-command-line.ts'

const { values } = parseArgs({
  options: { to: { type: 'string' }, folder: { type: 'string' }, keep: { type: 'string' } },
})
const folder = values.folder === undefined ? undefined : resolve(values.folder)

await runFromCommandLine('backup', async () => {
  if ((values.to === undefined) === (folder === undefined))
    throw new CommandError('Name a file with --to, or a folder with --folder.')
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new CommandError('--keep must be a number from 1 to 9999.')
  return { path: folder === undefined ? resolve(values.to!) : await nameBackup(folder, new Date()) }
})
// Old backups are deleted only after the new one is complete.
if (folder !== undefined && values.keep !== undefined && !process.exitCode)
  await deleteOldBackups(folder, Number(values.keep))
