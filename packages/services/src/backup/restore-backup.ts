import { describeError } from '../commands/describe-error.ts'
import { CommandError, type CommandContext } from '../commands/operator-command.ts'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/tables/auth.ts'
import { migrate } from '../database/schema/migrate.ts'
import type { BackupCounts } from './backup-format.ts'
import { prepareTables } from './prepare-tables.ts'
import { readBackup } from './read-backup.ts'
import { receiveFiles } from './received-files.ts'

/**
 * Replaces the contents of the database with a backup, in one transaction: if anything fails, database and uploaded
 * files are unchanged. Files that the backup does not contain stay until the sweep. A backup of an older version is
 * migrated.
 * @throws CommandError if the backup cannot be read, or if there are accounts and `replace` is not set.
 */
export const restoreBackup = async (
  { db, store, report, signal }: CommandContext,
  { path, replace }: { path: string; replace: boolean },
): Promise<BackupCounts> => {
  if (!replace && (await db.$count(accounts)) > 0)
    throw new CommandError(
      'This database has accounts already. Make a backup of it, then add --replace to put the other in its place.',
    )
  const files = receiveFiles(store)
  const restored = readBackup({ path, signal }, (migrations, readRest) =>
    db.transaction(async (tx) => {
      const tables = await prepareTables(tx, migrations)
      let previousTable = ''
      const counts = await readRest({
        addRows: (table, lines) => {
          if (table !== previousTable) report(table)
          previousTable = table
          return tables.addRows(table, lines)
        },
        addFile: files.add,
      })
      await tables.complete()
      await migrate(tx as unknown as Database)
      signal.throwIfAborted()
      // Comes last: after it only the commit can fail.
      await files.place()
      return counts
    }),
  )
  try {
    return await restored
  } catch (error) {
    await files.takeBack()
    if (error instanceof CommandError || signal.aborted) throw error
    throw new CommandError(
      `The backup could not be restored (${describeError(error).replace(/\.$/, '')}). Nothing was changed.`,
      { cause: error },
    )
  } finally {
    await files.discard()
  }
}
