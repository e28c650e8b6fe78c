import type { OpenResponse } from './stream-places.ts'

/** A whole file in memory, with what its response needs besides the bytes. */
export type WholeFile<Head> = { head: Head; bytes: Buffer }

type Kept<Head> = WholeFile<Head> & { readers: number }

export type KeptFiles<Head> = {
  /**
   * Returns a file from memory, or the one that `load` returns, and keeps it. It stays at least until the response
   * closes. Callers at the same time load it once. `load` returns undefined for a file that cannot be kept, and reads
   * nothing before `fits` has said that there is room for so many bytes.
   */
  read: (
    key: string,
    response: Pick<OpenResponse, 'closed' | 'once'>,
    load: (fits: (length: number) => boolean) => Promise<WholeFile<Head> | undefined>,
  ) => Promise<WholeFile<Head> | undefined>
}

/**
 * Keeps small files in memory, of which a whole class reads the same ones. All callers are sent the same bytes, so
 * that callers who read slowly or not at all hold neither a connection nor an open file. Only for files that never
 * change under their name. At most `totalBytes` are in memory; files that are being sent are not removed.
 */
export const createKeptFiles = <Head>({
  fileBytes,
  totalBytes,
}: {
  fileBytes: number
  totalBytes: number
}): KeptFiles<Head> => {
  /** Least recently used first. */
  const files = new Map<string, Kept<Head>>()
  const loading = new Map<string, Promise<Kept<Head> | undefined>>()
  let usedBytes = 0

  const makeRoom = (length: number): boolean => {
    if (length > fileBytes) return false
    for (const [key, { readers, bytes }] of files) {
      if (usedBytes + length <= totalBytes) break
      if (readers > 0) continue
      files.delete(key)
      usedBytes -= bytes.length
    }
    return usedBytes + length <= totalBytes
  }
  const keep = async (
    key: string,
    load: Parameters<KeptFiles<Head>['read']>[2],
  ): Promise<Kept<Head> | undefined> => {
    let reserved = 0
    try {
      const loaded = await load((length) => {
        if (!makeRoom(length)) return false
        reserved += length
        usedBytes += length
        return true
      })
      if (!loaded) return undefined
      const kept = { ...loaded, readers: 0 }
      files.set(key, kept)
      usedBytes += loaded.bytes.length
      return kept
    } finally {
      usedBytes -= reserved
      loading.delete(key)
    }
  }
  const loadOnce = (key: string, load: Parameters<KeptFiles<Head>['read']>[2]) => {
    const known = loading.get(key)
    if (known) return known
    const started = keep(key, load)
    loading.set(key, started)
    return started
  }
  return {
    read: async (key, response, load) => {
      const file = files.get(key) ?? (await loadOnce(key, load))
      if (!file || response.closed) return file
      file.readers++
      response.once('close', () => file.readers--)
      if (files.delete(key)) files.set(key, file)
      return file
    },
  }
}
