/**
 * A stored file that can be read from its beginning, more than once: first to learn how it is written, then
 * for its rows.
 */
export type Source = { bytes: number; open: () => Promise<AsyncIterable<Uint8Array>> }

/** A source whose content is at hand already. `chunkBytes` cuts it as a disk would. */
export const sourceOf = (content: Uint8Array, chunkBytes = 64 * 1024): Source => ({
  bytes: content.length,
  open: async () => cut(content, chunkBytes),
})

async function* cut(content: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}
