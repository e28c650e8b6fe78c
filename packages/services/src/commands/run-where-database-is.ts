import { join } from 'node:path'
import type { Config } from '../config.ts'
import { requireFreeDataDir } from '../database/embedded/lock-data-dir.ts'
import { openDatabase } from '../database/open-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { callServices } from './call-services.ts'
import { type CommandName, commands } from './commands.ts'
import { CommandError } from './operator-command.ts'

type Call = { report: (line: string) => void; signal: AbortSignal }

/**
 * Runs a command in the process that has the database open: in the services if they run on the embedded one, else
 * here. Returns the sentence to show at the end.
 */
export const runWhereDatabaseIs = async (
  { databaseUrl, dataDir, bucket }: Config,
  name: CommandName,
  { input, ...call }: Call & { input: unknown },
): Promise<string> => {
  const answered =
    databaseUrl === undefined ? await callServices(dataDir, name, { input, ...call }) : undefined
  if (answered !== undefined) return answered
  if (databaseUrl === undefined)
    await requireFreeDataDir(dataDir).catch((error: unknown) => {
      throw new CommandError(
        `The services that use ${dataDir} do not answer. Wait until they have started, or stop them, and try again.`,
        { cause: error },
      )
    })
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir })
  try {
    const store = await openFileStore(bucket ? { bucket } : { folder: join(dataDir, 'files') })
    return await commands[name]({ db: opened.db, store, now: () => new Date(), ...call }, input)
  } finally {
    await opened.close()
  }
}
