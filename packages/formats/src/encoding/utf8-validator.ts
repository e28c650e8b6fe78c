import { elementAt } from '@quizwright/domain/defined.ts'
import { isUtf8 } from 'node:buffer'

/** Returns how many bytes at the end of a chunk (0 to 3) belong to a character that the next chunk completes. */
const incompleteBytes = (bytes: Uint8Array): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = elementAt(bytes, bytes.length - back)
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}

/**
 * Validates UTF-8 chunk by chunk. `end` returns the offset of the first invalid byte, or undefined. The fatal
 * mode of TextDecoder does not report an offset.
 */
export const createUtf8Validator = () => {
  let remainder = Buffer.alloc(0)
  let offset = 0
  let invalidOffset: number | undefined
  const check = (bytes: Uint8Array): void => {
    if (invalidOffset === undefined && !isUtf8(bytes)) invalidOffset = offset + findInvalidByte(bytes)
    offset += bytes.length
  }
  return {
    push: (chunk: Uint8Array): void => {
      const bytes = remainder.length > 0 ? Buffer.concat([remainder, chunk]) : chunk
      const complete = bytes.length - incompleteBytes(bytes)
      check(bytes.subarray(0, complete))
      remainder = Buffer.from(bytes.subarray(complete))
    },
    end: (): number | undefined => {
      check(remainder)
      return invalidOffset
    },
  }
}

/** Finds the first invalid byte by binary search. Runs only on one chunk of an invalid file. */
const findInvalidByte = (bytes: Uint8Array): number => {
  let valid = 0
  let invalid = bytes.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    const part = bytes.subarray(0, middle)
    if (isUtf8(part.subarray(0, middle - incompleteBytes(part)))) valid = middle
    else invalid = middle
  }
  return valid - incompleteBytes(bytes.subarray(0, valid))
}
