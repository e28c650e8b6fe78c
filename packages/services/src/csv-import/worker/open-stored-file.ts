import { type FileLocation, openFileStore } from '../../files/open-file-store.ts'
import type { Source } from '../source.ts'

/** Opens an uploaded file within a worker, which opens the file store itself. */
export const openStoredFile = async (fileLocation: FileLocation, key: string): Promise<Source> => {
  const store = await openFileStore(fileLocation)
  const { contentLength } = await store.getMetaData(key)
  return { bytes: contentLength, open: async () => await store.getStream(key) }
}
