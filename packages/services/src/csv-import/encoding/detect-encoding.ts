import { Problem } from '@quizwright/contracts/problem.ts'
import iconv from 'iconv-lite'
import { byteOrderMark, maxMarkBytes, type Encoding } from './byte-order-mark.ts'
import { iconvNames } from './decode-text.ts'
import { createUtf16Validator } from './utf16-validator.ts'
import type { Source } from '../source.ts'
import { createUtf8Validator } from './utf8-validator.ts'

/** The bytes that Windows-1252 does not define. */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d] as const

/**
 * Reads a file once and detects its encoding. UTF-16 needs its byte order mark; what is not UTF-8 is taken for
 * Windows-1252, which older spreadsheets write. NUL is refused in every encoding, because Postgres cannot
 * store it. Throws CSV_ENCODING with the first byte that is valid in none of them.
 */
export const detectEncoding = async (source: Source): Promise<{ encoding: Encoding; bom: boolean }> => {
  const mark = byteOrderMark(await readHead(source))
  if (mark.encoding === 'UTF-16LE' || mark.encoding === 'UTF-16BE') {
    const invalid = await findInvalidUtf16(source, mark.encoding)
    if (invalid !== undefined) throw await invalidByteProblem(source, invalid, mark.encoding)
    return { encoding: mark.encoding, bom: true }
  }
  const { nul, notUtf8 } = await scanUtf8(source)
  if (nul !== undefined) throw await invalidByteProblem(source, nul)
  if (notUtf8 === undefined) return { encoding: 'UTF-8', bom: mark.encoding !== undefined }
  if (mark.encoding) throw await invalidByteProblem(source, notUtf8)
  const undefinedByte = await findUndefinedByte(source, notUtf8)
  if (undefinedByte !== undefined) throw await invalidByteProblem(source, undefinedByte)
  return { encoding: 'Windows-1252', bom: false }
}

/** Reads as much of the file as a byte order mark may take. */
const readHead = async (source: Source): Promise<Uint8Array> => {
  let head = Buffer.alloc(0)
  for await (const chunk of await source.open()) {
    head = Buffer.concat([head, chunk])
    if (head.length >= maxMarkBytes) break
  }
  return head
}

/** Finds the offsets of the first NUL and of the first byte that is not UTF-8. Stops at a NUL. */
const scanUtf8 = async (source: Source): Promise<{ nul?: number; notUtf8?: number | undefined }> => {
  const validator = createUtf8Validator()
  let offset = 0
  for await (const chunk of await source.open()) {
    const nul = chunk.indexOf(0)
    if (nul >= 0) return { nul: offset + nul }
    validator.push(chunk)
    offset += chunk.length
  }
  return { notUtf8: validator.end() }
}

/**
 * Finds the first byte that Windows-1252 does not define. If such a byte occurs before `notUtf8`, as part of a
 * valid UTF-8 character, then the file is UTF-8 with one invalid byte, and that byte is returned.
 */
const findUndefinedByte = async (source: Source, notUtf8: number): Promise<number | undefined> => {
  let offset = 0
  let isBrokenUtf8 = false
  for await (const chunk of await source.open()) {
    const validBytes = Math.max(0, Math.min(chunk.length, notUtf8 - offset))
    const found = undefinedBytes.map((byte) => chunk.indexOf(byte, validBytes)).filter((index) => index >= 0)
    if (found.length > 0) return offset + Math.min(...found)
    isBrokenUtf8 ||= undefinedBytes.some((byte) => chunk.subarray(0, validBytes).includes(byte))
    offset += chunk.length
  }
  return isBrokenUtf8 ? notUtf8 : undefined
}

const findInvalidUtf16 = async (source: Source, encoding: Encoding): Promise<number | undefined> => {
  const validator = createUtf16Validator(encoding === 'UTF-16LE')
  for await (const chunk of await source.open()) {
    const invalid = validator.push(chunk)
    if (invalid !== undefined) return invalid
  }
  return validator.end()
}

/** The problem with the value of the byte, its offset and its line. Lines are counted only in this case. */
const invalidByteProblem = async (
  source: Source,
  byteOffset: number,
  encoding: Encoding = 'Windows-1252',
): Promise<Problem> => {
  const decoder = iconv.getDecoder(iconvNames[encoding])
  let offset = 0
  let line = 1
  let value = 0
  for await (const chunk of await source.open()) {
    const before = decoder.write(Buffer.from(chunk.subarray(0, Math.max(0, byteOffset - offset))))
    line += before.split('\n').length - 1
    value = chunk[byteOffset - offset] ?? 0
    offset += chunk.length
    if (byteOffset < offset) break
  }
  const hex = `0x${value.toString(16).padStart(2, '0').toUpperCase()}`
  return new Problem('CSV_ENCODING', {
    line,
    message:
      `The byte ${hex} in line ${line} (number ${byteOffset + 1} of the file) belongs to no known encoding. ` +
      'Save the file as CSV UTF-8.',
  })
}
