/**
 * A file that can be read several times: first to detect its encoding, then for its rows. The name it was uploaded
 * with decides if the content says nothing.
 */
export type Source = { name?: string; bytes: number; open: () => Promise<AsyncIterable<Uint8Array>> }

/** Returns a source of bytes in memory, which is read in chunks like a file. */
export const sourceOf = (content: Uint8Array, chunkBytes = 64 * 1024, name = ''): Source => ({
  name,
  bytes: content.length,
  open: async () => toChunks(content, chunkBytes),
})

async function* toChunks(content: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += chunkBytes)
    yield content.subarray(start, start + chunkBytes)
}

/** Reads the first bytes of a file. */
export const readHead = async (source: Source, bytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of await source.open()) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= bytes) break
  }
  return Buffer.concat(chunks).subarray(0, bytes)
}

/** Reads all bytes of a file. */
export const readAll = (source: Source): Promise<Uint8Array> => readHead(source, Infinity)
