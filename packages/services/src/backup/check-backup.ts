import { splitRows } from './backup-format.ts'
import { readBackup } from './read-backup.ts'

/**
 * Reads a whole backup without storing any of it, so that a damaged one is refused before a database is created.
 * @throws CommandError with one sentence, as `readBackup` does.
 */
export const checkBackup = async (path: string, signal: AbortSignal): Promise<void> => {
  await readBackup({ path, signal }, (_migrations, readRest) =>
    readRest({
      addRows: async (_table, lines) => splitRows(lines).length,
      addFile: async ({ content }) => {
        for await (const _chunk of content);
      },
    }),
  )
}
