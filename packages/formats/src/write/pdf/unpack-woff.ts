import { defined } from '@quizwright/domain/defined.ts'
import { inflateSync } from 'node:zlib'

const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/** Unpacks a WOFF font (W3C WOFF 1.0, 4 and 5) into an uncompressed TrueType font. */
export const unpackWoff = (bytes: Buffer): Buffer => {
  const count = bytes.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.header + index * woff.entry
    const [offset, packed, unpacked] = [4, 8, 12].map((field) => bytes.readUInt32BE(at + field))
    const stored = bytes.subarray(
      defined(offset, 'offset'),
      defined(offset, 'offset') + defined(packed, 'packed'),
    )
    return {
      tag: bytes.subarray(at, at + 4),
      checksum: bytes.readUInt32BE(at + 16),
      content: defined(packed, 'packed') < defined(unpacked, 'unpacked') ? inflateSync(stored) : stored,
    }
  })
  const header = Buffer.alloc(sfnt.header + count * sfnt.entry)
  bytes.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const contents: Buffer[] = []
  let offset = header.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = sfnt.header + index * sfnt.entry
    tag.copy(header, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(content.length, at + 12)
    // Tables are aligned to four bytes.
    const padding = Buffer.alloc(-content.length & 3)
    contents.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat([header, ...contents])
}
