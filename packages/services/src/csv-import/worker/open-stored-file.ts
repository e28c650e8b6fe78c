import { openFileStore } from '../../files/open-file-store.ts'
import type { Source } from '@quizwright/formats/encoding/source.ts'
import type { StoredFile } from '../upload/upload-csv.ts'

/** Opens an uploaded file within a worker, which opens the file store itself. */
export const openStoredFile = async ({ fileLocation, key, name }: StoredFile): Promise<Source> => {
  const store = await openFileStore(fileLocation)
  const { contentLength } = await store.getMetaData(key)
  return { name, bytes: contentLength, open: () => store.getStream(key) }
}
