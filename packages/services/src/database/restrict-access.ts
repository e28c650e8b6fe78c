import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes a folder and all in it from every user but the owner: 0700 for folders, 0600 for files. PGlite unpacks
 * its first files with 0666, whatever the umask is; those that it writes later follow the umask.
 */
export const restrictAccess = async (folder: string): Promise<void> => {
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries)
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
