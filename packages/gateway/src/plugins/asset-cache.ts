import { ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Larger files are streamed, so that a film among the assets does not fill the memory. */
const largestKept = 4 * 1024 * 1024

/** Returns the length of a response whose body is a whole file, or undefined for a partial response. */
const wholeLength = (status: number, contentLength: unknown): number | undefined =>
  status === 200 && contentLength !== undefined ? Number(contentLength) : undefined

export type AssetCache = (
  payload: unknown,
  response: { status: number; contentLength: unknown },
) => Promise<unknown>

/**
 * Replaces the stream of a file by its bytes and sends the same bytes to every caller. A thousand slow readers then
 * share one copy, while each stream would have its own buffers. Only for files that never change under their name.
 */
export const createAssetCache = (): AssetCache => {
  const kept = new Map<string, Promise<Buffer>>()
  return async (payload, { status, contentLength }) => {
    const length = wholeLength(status, contentLength)
    if (!(payload instanceof ReadStream) || length === undefined || length > largestKept) return payload
    const path = String(payload.path)
    let reading = kept.get(path)
    if (!reading) {
      reading = readFile(path)
      kept.set(path, reading)
      reading.catch(() => kept.delete(path))
    }
    const bytes = await reading.catch(() => undefined)
    if (bytes?.length !== length) return payload
    payload.destroy()
    return bytes
  }
}
