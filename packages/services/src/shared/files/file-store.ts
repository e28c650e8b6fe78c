import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Opens the store of uploaded files in a folder. Another driver of the same library puts it elsewhere. */
export const openFileStore = async (folder: string): Promise<Disk> => {
  const location = resolve(folder)
  await mkdir(location, { recursive: true })
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}
