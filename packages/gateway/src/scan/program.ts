import type { Row } from '@quizwright/contracts/define.ts'

export type Schema = Row['response']
export type Check = NonNullable<Schema['_zod']['def']['checks']>[number]

/**
 * The source of a scanner while it is written. Each of its functions takes the bytes `b` and a position `at` and
 * returns the position after the value that begins there, or -1 where it is not certain that the value is clean.
 * `view` shows the same bytes as a DataView.
 */
export type Program = {
  /** Adds a function with this body and returns its name. */
  addFunction: (body: string) => string
  /** Adds a value that functions use and returns its name. */
  addConstant: (value: unknown) => string
}

export const unsure = 'return -1'

/** Moves `at` behind white space, of which there is usually none. */
export const skipSpace = 'if (b[at] <= 32) at = afterSpace(b, at)'

const fourBytes = (text: string, index: number): number =>
  [3, 2, 1, 0].reduce((word, offset) => (word << 8) | text.charCodeAt(index + offset), 0)

/**
 * The condition that a text of ASCII stands at `at`. It is compared four bytes at a time, the last four of which may
 * overlap: keys are half of most responses, and comparing each byte took a third longer.
 */
export const standsHere = (text: string): string => {
  if (text.length < 4)
    return [...text].map((char, index) => `b[at + ${index}] === ${char.charCodeAt(0)}`).join(' && ')
  const last = text.length - 4
  const starts = Array.from({ length: Math.ceil(text.length / 4) }, (_, index) => Math.min(4 * index, last))
  const words = starts.map((start) => `view.getInt32(at + ${start}, true) === ${fourBytes(text, start)}`)
  return [`at + ${text.length} <= b.length`, ...words].join(' && ')
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
/** Where the next byte is that is no white space. */
export const afterSpace = (bytes: Uint8Array, at: number): number => {
  let next = at
  while (isSpace(bytes[next])) next++
  return next
}
