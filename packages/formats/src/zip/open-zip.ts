import { inflateSync } from 'fflate'
import { crc32 } from './crc32.ts'
import { findPacked, readDirectory, readLocalEntries, type ZipEntry } from './zip-entries.ts'

const MiB = 1024 * 1024

/**
 * The limits of a zip. A file that unpacks to far more than its size is a zip bomb. All sizes are added up
 * before anything is unpacked.
 */
export const zipLimits = {
  entries: 20_000,
  fileBytes: 100 * MiB,
  totalBytes: 400 * MiB,
  ratio: 1_000,
  ratioFrom: 10 * MiB,
}

/** The last files are kept up to this many bytes, because many questions may show the same image. */
const keptBytes = 32 * MiB

export type Zip = {
  names: readonly string[]
  /** Reads a file. Returns a sentence if it cannot be read, and undefined if there is no such file. */
  read: (name: string) => Uint8Array | { problem: string } | undefined
  /** A sentence if the zip is incomplete. */
  note?: string
}

/** Opens a zip without unpacking it, or returns a sentence that says why not. */
export const openZip = (bytes: Uint8Array, limits = zipLimits): Zip | { problem: string } => {
  const directory = readDirectory(bytes)
  const entries = (directory ?? readLocalEntries(bytes)).filter(({ name }) => isSafe(name))
  const problem = problemOf(entries, limits)
  if (problem !== undefined) return { problem }
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) if (!byName.has(normal(entry.name))) byName.set(normal(entry.name), entry)
  return {
    names: [...byName.keys()],
    read: keepingLast((name) => {
      const entry = byName.get(name)
      return entry && unpack(bytes, entry)
    }),
    ...(directory
      ? {}
      : { note: 'The zip is not complete; what could be read of it is listed. Export it again' }),
  }
}

/** Caches the files that were read last, up to `keptBytes` in total. */
const keepingLast = (read: Zip['read']): Zip['read'] => {
  const kept = new Map<string, Uint8Array>()
  let size = 0
  return (name) => {
    const known = kept.get(name)
    if (known) return known
    const content = read(name)
    if (!(content instanceof Uint8Array) || content.length > keptBytes) return content
    kept.set(name, content)
    size += content.length
    for (const [oldest, { length }] of kept) {
      if (size <= keptBytes) break
      kept.delete(oldest)
      size -= length
    }
    return content
  }
}

const problemOf = (entries: readonly ZipEntry[], limits: typeof zipLimits): string | undefined => {
  if (entries.length === 0) return 'The zip is empty or not complete. Export it again.'
  if (entries.some(({ isEncrypted }) => isEncrypted))
    return 'This zip is protected with a password. Export it without one.'
  if (entries.length > limits.entries)
    return `The zip holds ${entries.length} files of at most ${limits.entries}. Split it and import the parts.`
  const isBomb = ({ bytes, packedBytes }: ZipEntry): boolean =>
    bytes > limits.ratioFrom && bytes > packedBytes * limits.ratio
  if (entries.some(isBomb))
    return `A file in the zip unpacks to more than ${limits.ratio} times its size, as no questions do. Export it again.`
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (total <= limits.totalBytes && entries.every(({ bytes }) => bytes <= limits.fileBytes)) return undefined
  const [all, one] = [limits.totalBytes, limits.fileBytes].map((max) => `${max / MiB} MB`)
  return `The zip unpacks to more than ${all}, or a file in it to more than ${one}. Split it and import the parts.`
}

/** Folders end with a slash. Names that lead out of the zip are never read. */
const isSafe = (name: string): boolean => !/[/\\]$/.test(name) && !normal(name).split('/').includes('..')

const normal = (name: string): string => name.replaceAll('\\', '/').replace(/^(?:[a-z]:)?\/+/i, '')

const unpack = (bytes: Uint8Array, entry: ZipEntry): Uint8Array | { problem: string } => {
  const damaged = { problem: `The file "${entry.name}" in the zip is damaged. Export it again.` }
  const packed = findPacked(bytes, entry)
  if (!packed || (entry.method !== 0 && entry.method !== 8)) return damaged
  try {
    // Unpacks no more than the size in the directory, which was checked against the limits.
    const content = entry.method === 0 ? packed : inflateSync(packed, { out: new Uint8Array(entry.bytes) })
    return content.length === entry.bytes && crc32(content) === entry.crc ? content : damaged
  } catch {
    return damaged
  }
}
