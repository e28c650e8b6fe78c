import type { Row } from '@quizwright/contracts/define.ts'

export type Schema = Row['response']
export type Check = NonNullable<Schema['_zod']['def']['checks']>[number]

/**
 * The source of a scanner under construction. Each of its functions takes the bytes `b` and a position `at`. It
 * returns the position after the value that begins there, or -1 if the value is not certainly clean. `view` is a
 * DataView of the same bytes.
 */
export type Program = {
  /** Adds a function with this body and returns its name. */
  addFunction: (body: string) => string
  /** Adds a value that functions use and returns its name. */
  addConstant: (value: unknown) => string
}

export const unsure = 'return -1'

/** Moves `at` past white space, of which there is usually none. */
export const skipSpace = 'if (b[at] <= 32) at = afterSpace(b, at)'

const fourBytes = (text: string, index: number): number =>
  [3, 2, 1, 0].reduce((word, offset) => (word << 8) | text.charCodeAt(index + offset), 0)

/**
 * Returns the condition that an ASCII text is at position `at`. It compares four bytes at a time, of which the last
 * four may overlap. Keys are half of most responses, and comparing single bytes took a third longer.
 */
export const matchesAt = (text: string): string => {
  if (text.length < 4)
    return [...text].map((char, index) => `b[at + ${index}] === ${char.charCodeAt(0)}`).join(' && ')
  const last = text.length - 4
  const starts = Array.from({ length: Math.ceil(text.length / 4) }, (_, index) => Math.min(4 * index, last))
  const words = starts.map((start) => `view.getInt32(at + ${start}, true) === ${fourBytes(text, start)}`)
  return [`at + ${text.length} <= b.length`, ...words].join(' && ')
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
/** Returns the position of the next byte that is not white space. */
export const afterSpace = (bytes: Uint8Array, at: number): number => {
  let next = at
  while (isSpace(bytes[next])) next++
  return next
}
