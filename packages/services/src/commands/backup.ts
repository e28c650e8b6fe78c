/**
 * Writes the database and the uploaded files to one file, also while the services run: `pnpm backup --to
 * backup.tar.gz`. With `--folder <folder> --keep <number>`, for scheduled backups, the file is named by the current
 * time and all but the newest ones are deleted.
 */
import { defined } from '@quizwright/domain/defined.ts'
import { resolve } from 'node:path'
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { deleteOldBackups, nameBackup } from '../backup/backup-folder.ts'
import { CommandError } from './operator-command.ts'
import { runFromCommandLine } from './run-from-command-line.ts'

/** Where old backups are deleted, and how many are kept. */
let kept: { folder: string; count: number } | undefined

const readInput = async () => {
  const values = readOptions({
    to: { type: 'string' },
    folder: { type: 'string' },
    keep: { type: 'string' },
  })
  if (Boolean(values.to) === Boolean(values.folder))
    throw new CommandError('Name a file with --to, or a folder with --folder.')
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new CommandError('--keep must be a number from 1 to 9999.')
  if (values.keep !== undefined && values.to)
    throw new CommandError('--keep deletes old backups of a --folder. Leave it out, or name a folder.')
  if (values.to) return { path: resolve(values.to) }
  const folder = resolve(defined(values.folder, 'values.folder'))
  if (values.keep !== undefined) kept = { folder, count: Number(values.keep) }
  return { path: await nameBackup(folder, new Date()) }
}

await runFromCommandLine('backup', readInput, async () => {
  // Old backups are deleted only after the new one is complete.
  if (kept) await deleteOldBackups(kept.folder, kept.count)
})
