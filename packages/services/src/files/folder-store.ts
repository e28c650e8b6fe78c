import { createReadStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ByteRange } from './byte-range.ts'
import { FileStore } from './file-store.ts'
import { makeFolder, makeOwnFolder } from './make-folder.ts'

class FolderDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /**
   * Reports the cause of a failed write. The driver's own `putStream` reports a full disk as an aborted stream,
   * because the failed write ends the stream that it listens to first.
   */
  override async putStream(key: string, contents: Readable): Promise<void> {
    contents.on('error', () => undefined)
    await super.put(key, contents as never)
  }

  /** Renames the file, so that its new name has the whole content at any moment. The driver's own `move` copies. */
  override async move(source: string, destination: string): Promise<void> {
    const path = join(this.#folder, destination)
    await makeFolder(dirname(path), 0o700)
    await rename(join(this.#folder, source), path)
  }

  async getRangeStream(key: string, { first, last }: ByteRange): Promise<Readable> {
    return createReadStream(join(this.#folder, key), { start: first, end: last })
  }
}

/** Opens a folder of this machine, and creates it if necessary. */
export const openFolderStore = async (folder: string): Promise<FileStore> => {
  await makeOwnFolder(folder)
  return new FileStore(new FolderDriver(folder))
}
