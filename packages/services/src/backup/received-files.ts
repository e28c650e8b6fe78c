import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { makeId } from '../database/queries/make-id.ts'
import { CommandError } from '../commands/operator-command.ts'

/** The folder of the store where files of a restore wait. They are no uploaded files and in no backup. */
const waitingFolder = 'restoring/'

export const isWaiting = (key: string): boolean => key.startsWith(waitingFolder)

export type RestoredFiles = {
  add: (file: { key: string; bytes: number; content: Readable }) => Promise<void>
  /** Puts all added files in their place. What was there before is kept until `discard`. */
  place: () => Promise<void>
  /**
   * Undoes `place`, also one that ended halfway.
   * @throws CommandError with the place of the former files if that fails.
   */
  takeBack: () => Promise<void>
  /** Deletes the files that still wait, and the former ones unless `takeBack` failed. */
  discard: () => Promise<void>
}

/**
 * Receives the uploaded files of a backup. They wait in a folder of their own, so that a restore that fails changes
 * no file.
 */
export const receiveFiles = (store: Disk): RestoredFiles => {
  const folder = `${waitingFolder}${makeId()}`
  const waitingKey = (key: string) => `${folder}/new/${key}`
  const formerKey = (key: string) => `${folder}/former/${key}`
  const added = new Set<string>()
  const placed: { key: string; hadFormer: boolean }[] = []
  let isFormerNeeded = false
  return {
    add: async ({ key, bytes, content }) => {
      await store.putStream(waitingKey(key), content, { contentLength: bytes })
      added.add(key)
    },
    place: async () => {
      for (const key of added) {
        const hadFormer = await store.exists(key)
        if (hadFormer) await store.copy(key, formerKey(key))
        placed.push({ key, hadFormer })
        await store.move(waitingKey(key), key)
      }
    },
    takeBack: async () => {
      let failure: unknown
      for (const { key, hadFormer } of placed)
        await (hadFormer ? store.move(formerKey(key), key) : store.delete(key)).catch((error: unknown) => {
          failure = error
        })
      isFormerNeeded = failure !== undefined
      if (isFormerNeeded)
        throw new CommandError(
          'The backup could not be restored. The database was not changed, but some uploaded files were: ' +
            `those from before are in ${folder}/former of the file store.`,
          { cause: failure },
        )
    },
    // Files that cannot be deleted do no harm, and do not change whether the restore succeeded.
    discard: () => store.deleteAll(isFormerNeeded ? `${folder}/new` : folder).catch(() => undefined),
  }
}
