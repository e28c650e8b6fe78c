import { isUtf8 } from 'node:buffer'

/** How many bytes at the end of a chunk begin a character that the next chunk ends: 0 to 3. */
const unfinished = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}

/**
 * Checks a file chunk by chunk for being UTF-8. `end` gives the place, from 0, of the first byte that is not,
 * or undefined.
 */
export const createUtf8Validator = () => {
  let carried = Buffer.alloc(0)
  let offset = 0
  let bad: number | undefined
  const check = (bytes: Uint8Array): void => {
    if (bad === undefined && !isUtf8(bytes)) bad = offset + firstBad(bytes)
    offset += bytes.length
  }
  return {
    push: (chunk: Uint8Array): void => {
      const bytes = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk
      const whole = bytes.length - unfinished(bytes)
      check(bytes.subarray(0, whole))
      carried = Buffer.from(bytes.subarray(whole))
    },
    end: (): number | undefined => {
      check(carried)
      return bad
    },
  }
}

/** Halves its way to the first byte that is not UTF-8. Only ever runs on one chunk of a faulty file. */
const firstBad = (bytes: Uint8Array): number => {
  let good = 0
  let wrong = bytes.length
  while (wrong - good > 1) {
    const middle = (good + wrong) >> 1
    const part = bytes.subarray(0, middle)
    if (isUtf8(part.subarray(0, middle - unfinished(part)))) good = middle
    else wrong = middle
  }
  return good - unfinished(bytes.subarray(0, good))
}
