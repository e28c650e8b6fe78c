import { type FileLocation, openFileStore } from '../../files/file-store.ts'
import type { Source } from '../source.ts'

/** An uploaded file, for a thread that opens the store itself. */
export const openStoredFile = async (fileLocation: FileLocation, key: string): Promise<Source> => {
  const store = await openFileStore(fileLocation)
  const { contentLength } = await store.getMetaData(key)
  return { bytes: contentLength, open: async () => await store.getStream(key) }
}
