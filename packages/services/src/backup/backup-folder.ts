import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../commands/operator-command.ts'
import { makeFolder } from '../files/make-folder.ts'

const namePattern = /^quizwright-\d{8}T\d{6}Z\.tar\.gz$/

/**
 * Returns a path in the folder whose name contains the time in UTC. Creates the folder if necessary.
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
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return join(folder, `quizwright-${moment}.tar.gz`)
}

/** Deletes all but the newest `keep` backups in a folder. Files with other names stay. */
export const deleteOldBackups = async (folder: string, keep: number): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}
