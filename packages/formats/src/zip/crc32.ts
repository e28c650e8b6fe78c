import { elementAt } from '@quizwright/domain/defined.ts'

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum used in zip files. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  // With `for (const byte of bytes)` it takes four times as long.
  for (let index = 0; index < bytes.length; index++)
    crc = elementAt(table, (crc ^ elementAt(bytes, index)) & 0xff) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
