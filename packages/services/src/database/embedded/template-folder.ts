import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../files/make-folder.ts'
import { databaseFolder, filesFolder } from '../data-folders.ts'

/**
 * Makes a template, from which new data folders are copied, unless it exists. `fill` opens a database in a folder,
 * adds data and files, and closes it.
 */
export const makeTemplate = async (
  template: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> => {
  if (existsSync(template)) return
  await makeFolder(dirname(template), 0o700)
  const made = await mkdtemp(`${template}-`)
  try {
    await fill(made)
    // The template gets its final name only when it is complete. Another process may have been faster.
    await rename(made, template)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/**
 * Copies the template into a data folder without a database. Postgres needs 5 seconds of CPU time to create an empty
 * database, the migrations need one and the demo data 4; copying takes 0.2 seconds.
 */
export const copyTemplate = async (template: string, dataDir: string): Promise<void> => {
  const target = join(dataDir, databaseFolder)
  const copied = `${target}.new`
  try {
    await rm(copied, { recursive: true, force: true })
    cpSync(join(template, databaseFolder), copied, { recursive: true })
    if (existsSync(join(template, filesFolder)))
      cpSync(join(template, filesFolder), join(dataDir, filesFolder), { recursive: true })
    // A start that is killed before the rename leaves no half database.
    await rename(copied, target)
  } catch {
    // For example a full disk. Postgres then creates the database itself and reports the error.
    await rm(copied, { recursive: true, force: true })
  }
}
