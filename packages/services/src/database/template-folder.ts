import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { databaseFolder, filesFolder } from './data-folders.ts'

/**
 * Makes a template, a data folder that new ones are copied from, unless it is there. `fill` opens a database in a
 * folder, with files beside it, and closes it again.
 */
export const makeTemplate = async (
  template: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<void> => {
  if (existsSync(template)) return
  await mkdir(dirname(template), { recursive: true, mode: 0o700 })
  const made = await mkdtemp(`${template}-`)
  try {
    await fill(made)
    // Under its own name only when it is complete. Another process may have been quicker.
    await rename(made, template)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/**
 * Gives a data folder without a database a copy of the template: Postgres needs 5 seconds of CPU to make an empty
 * database, the migrations one, and the demo data 4, where the copy takes a fifth of a second.
 */
export const copyTemplate = async (template: string, dataDir: string): Promise<void> => {
  const target = join(dataDir, databaseFolder)
  const copied = `${target}.new`
  try {
    await rm(copied, { recursive: true, force: true })
    cpSync(join(template, databaseFolder), copied, { recursive: true })
    if (existsSync(join(template, filesFolder)))
      cpSync(join(template, filesFolder), join(dataDir, filesFolder), { recursive: true })
    // A start that is killed before leaves no half database.
    await rename(copied, target)
  } catch {
    // A full disk, say: Postgres, which makes a database where there is none, then reports it.
    await rm(copied, { recursive: true, force: true })
  }
}
