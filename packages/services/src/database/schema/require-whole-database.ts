import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The file by which PGlite recognizes a database. It creates a new one where this file is missing. */
const markOfDatabase = 'PG_VERSION'
/** These hold the rows of every database. A new one gets them after its mark. */
const filledFolders = ['base', 'global']

/**
 * Throws if a folder holds parts of a database without its mark, because PGlite would overwrite them with an empty
 * database.
 */
export const requireWholeDatabase = async (folder: string): Promise<void> => {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(markOfDatabase)) return
  const found = await Promise.all(filledFolders.map((name) => namesIn(join(folder, name))))
  if (found.flat().length > 0) throw new Error(`the file ${markOfDatabase} is missing`)
}

/** The names in a folder, none if it does not exist. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
