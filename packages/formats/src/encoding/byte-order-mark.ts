import type { Encoding } from '@quizwright/domain/schemas/csv.ts'

const byteOrderMarks: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'UTF-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16LE', bytes: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', bytes: [0xfe, 0xff] },
]

/**
 * Returns the encoding that the byte order mark of a file names, and the length of the mark in bytes (0 without
 * one).
 */
export const byteOrderMark = (head: Uint8Array): { encoding?: Encoding; length: number } => {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  return mark ? { encoding: mark.encoding, length: mark.bytes.length } : { length: 0 }
}
