import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../commands/operator-command.ts'
import { makeFolder } from '../files/make-folder.ts'

const namePattern = /^quizwright-\d{8}T\d{6}Z\.tar\.gz$/
const partialPattern = /^quizwright-\d{8}T\d{6}Z\.tar\.gz\.partial$/
/** A backup that runs writes all the time. One that has written nothing for so long was killed. */
const abandonedMs = 60 * 60 * 1_000

/** Deletes what killed backups have left, which would fill the disk and is counted by nobody. */
const deleteAbandoned = async (folder: string, now: Date): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => partialPattern.test(name))
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > abandonedMs) await rm(path, { force: true })
  }
}

/**
 * Returns a path in the folder whose name contains the time in UTC. Creates the folder if necessary, and deletes what
 * killed backups have left in it.
 * @throws CommandError if that is not possible.
 */
export const nameBackup = async (folder: string, now: Date): Promise<string> => {
  await makeFolder(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `The folder ${folder} can't be created (${error.code}). Name another with --folder.`,
      {
        cause: error,
      },
    )
  })
  await deleteAbandoned(folder, now)
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return join(folder, `quizwright-${moment}.tar.gz`)
}

/** Deletes all but the newest `keep` backups in a folder. Files with other names stay. */
export const deleteOldBackups = async (folder: string, keep: number): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}
