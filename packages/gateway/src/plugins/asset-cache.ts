import { ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Larger files are streamed: a film in an asset folder must not fill the memory. */
const largestKept = 4 * 1024 * 1024

/** The length of a response whose body is a whole file; undefined for a part of one. */
const wholeLength = (status: number, contentLength: unknown): number | undefined =>
  status === 200 && contentLength !== undefined ? Number(contentLength) : undefined

export type AssetCache = (
  payload: unknown,
  response: { status: number; contentLength: unknown },
) => Promise<unknown>

/**
 * Gives the bytes of a file in place of a stream of it, and the same bytes to everybody: a thousand callers
 * who read slowly then hold one copy, where each stream would hold buffers of its own. Only for files that
 * never change under their name.
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
