import { createBufferCollector } from '@quizwright/server/process/collect-young.ts'
import { openFileStore } from '../../files/open-file-store.ts'
import type { Source } from '../source.ts'
import type { StoredFile } from '../upload/find-stored-file.ts'

const MB = 1024 * 1024

/** Opens an uploaded file within a worker, which opens the file store itself. */
export const openStoredFile = async ({ fileLocation, key, name }: StoredFile): Promise<Source> => {
  const store = await openFileStore(fileLocation)
  const { contentLength } = await store.getMetaData(key)
  return { name, bytes: contentLength, open: async () => collectChunks(await store.getStream(key)) }
}

/** Frees the chunks that were read, each a buffer of its own: V8 otherwise marks the heap several times for a file. */
async function* collectChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const countChunk = createBufferCollector(8 * MB)
  for await (const chunk of chunks) {
    countChunk(chunk.length)
    yield chunk
  }
}
