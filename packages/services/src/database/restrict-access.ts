import { chmodSync, readdirSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes a folder from every user but the owner, and with `isNew` all in it too: 0700 for folders, 0600 for files.
 * PGlite unpacks its first files with 0666, whatever the umask is; those that it writes later follow the umask. One
 * call after the other without waiting: of 1,300 files that takes a tenth of the time.
 */
export const restrictAccess = async (folder: string, { isNew }: { isNew: boolean }): Promise<void> => {
  await chmod(folder, 0o700)
  if (!isNew) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
