import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'

export type Encoding = Dialect['encoding']

const marks: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'UTF-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16LE', bytes: [0xff, 0xfe] },
  { encoding: 'UTF-16BE', bytes: [0xfe, 0xff] },
]

/** In bytes. */
export const longestMark = 3

/** The mark with which a file says its encoding, and its length in bytes: 0 when it has none. */
export const byteOrderMark = (head: Uint8Array): { encoding?: Encoding; length: number } => {
  const mark = marks.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  return mark ? { encoding: mark.encoding, length: mark.bytes.length } : { length: 0 }
}
