/** A file of a zip as its directory describes it. `start` is the offset of its local header. */
export type ZipEntry = {
  name: string
  start: number
  packedBytes: number
  bytes: number
  method: number
  crc: number
  isEncrypted: boolean
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
const maxCommentBytes = 65_535

/** Reads the directory of a zip; undefined if it has none, such as half a zip. */
export const readDirectory = (bytes: Uint8Array): ZipEntry[] | undefined => {
  const view = viewOf(bytes)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let offset = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== directoryEntry) return undefined
    const nameBytes = view.getUint16(offset + 28, true)
    const flags = view.getUint16(offset + 8, true)
    entries.push({
      name: decodeName(bytes.subarray(offset + 46, offset + 46 + nameBytes)),
      start: view.getUint32(offset + 42, true),
      packedBytes: view.getUint32(offset + 20, true),
      bytes: view.getUint32(offset + 24, true),
      method: view.getUint16(offset + 10, true),
      crc: view.getUint32(offset + 16, true),
      isEncrypted: (flags & 1) === 1,
    })
    offset += 46 + nameBytes + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
  }
  return entries
}

/** Reads the local headers of consecutive files: all that can be recovered from half a zip. */
export const readLocalEntries = (bytes: Uint8Array): ZipEntry[] => {
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  let offset = 0
  while (offset + 30 <= bytes.length && view.getUint32(offset, true) === localEntry) {
    const flags = view.getUint16(offset + 6, true)
    const packedBytes = view.getUint32(offset + 18, true)
    const nameBytes = view.getUint16(offset + 26, true)
    // If the size follows the file, it cannot be found without the directory.
    if ((flags & 8) !== 0) break
    const end = offset + 30 + nameBytes + view.getUint16(offset + 28, true) + packedBytes
    if (end > bytes.length) break
    entries.push({
      name: decodeName(bytes.subarray(offset + 30, offset + 30 + nameBytes)),
      start: offset,
      packedBytes,
      bytes: view.getUint32(offset + 22, true),
      method: view.getUint16(offset + 8, true),
      crc: view.getUint32(offset + 14, true),
      isEncrypted: (flags & 1) === 1,
    })
    offset = end
  }
  return entries
}

/** The offset of the compressed bytes of an entry; undefined if its header is missing. */
export const findPacked = (bytes: Uint8Array, { start, packedBytes }: ZipEntry): Uint8Array | undefined => {
  const view = viewOf(bytes)
  if (start + 30 > bytes.length || view.getUint32(start, true) !== localEntry) return undefined
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  return from + packedBytes > bytes.length ? undefined : bytes.subarray(from, from + packedBytes)
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const findEnd = (view: DataView): number | undefined => {
  const last = view.byteLength - 22
  for (let offset = last; offset >= Math.max(0, last - maxCommentBytes); offset--)
    if (view.getUint32(offset, true) === directoryEnd) return offset
  return undefined
}

const decodeName = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
