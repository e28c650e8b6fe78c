/** A file that can be read several times: first to detect its encoding, then for its rows. */
export type Source = { bytes: number; open: () => Promise<AsyncIterable<Uint8Array>> }

/** A source from bytes in memory, read in chunks like a file. */
export const sourceOf = (content: Uint8Array, chunkBytes = 64 * 1024): Source => ({
  bytes: content.length,
  open: async () => toChunks(content, chunkBytes),
})

async function* toChunks(content: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += chunkBytes)
    yield content.subarray(start, start + chunkBytes)
}
