import { Problem } from '@quizwright/contracts/problem.ts'
import iconv from 'iconv-lite'
import { byteOrderMark, longestMark, type Encoding } from './byte-order-mark.ts'
import { iconvNames } from './decode-text.ts'
import { createUtf16Validator } from './utf16-validator.ts'
import type { Source } from '../source.ts'
import { createUtf8Validator } from './utf8-validator.ts'

/**
 * The bytes that Windows-1252 does not define. NUL is refused in every encoding: no database text can hold
 * it.
 */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d] as const

/**
 * Reads a whole file once and says how its text is written. UTF-16 needs its mark; what is neither that nor
 * UTF-8 is taken for Windows-1252, because that is what older spreadsheets write. Throws CSV_ENCODING, naming
 * the first byte that fits none of them.
 */
export const detectEncoding = async (source: Source): Promise<{ encoding: Encoding; bom: boolean }> => {
  const mark = byteOrderMark(await readHead(source))
  if (mark.encoding === 'UTF-16LE' || mark.encoding === 'UTF-16BE') {
    const bad = await firstBadUnit(source, mark.encoding)
    if (bad !== undefined) throw await badByte(source, bad, mark.encoding)
    return { encoding: mark.encoding, bom: true }
  }
  const { nul, notUtf8 } = await surveyUtf8(source)
  if (nul !== undefined) throw await badByte(source, nul)
  if (notUtf8 === undefined) return { encoding: 'UTF-8', bom: mark.encoding !== undefined }
  if (mark.encoding) throw await badByte(source, notUtf8)
  const undefinedByte = await firstUndefinedByte(source, notUtf8)
  if (undefinedByte !== undefined) throw await badByte(source, undefinedByte)
  return { encoding: 'Windows-1252', bom: false }
}

/** As much of the file as a mark may take. */
const readHead = async (source: Source): Promise<Uint8Array> => {
  let head = Buffer.alloc(0)
  for await (const chunk of await source.open()) {
    head = Buffer.concat([head, chunk])
    if (head.length >= longestMark) break
  }
  return head
}

/**
 * Where the first NUL and the first byte that is not UTF-8 stand, from 0. Ends early at a NUL: nothing can
 * save that file.
 */
const surveyUtf8 = async (source: Source): Promise<{ nul?: number; notUtf8?: number | undefined }> => {
  const check = createUtf8Validator()
  let offset = 0
  for await (const chunk of await source.open()) {
    const nul = chunk.indexOf(0)
    if (nul >= 0) return { nul: offset + nul }
    check.push(chunk)
    offset += chunk.length
  }
  return { notUtf8: check.end() }
}

/**
 * Where the first byte stands that Windows-1252 does not define. Before `notUtf8` such a byte is part of a
 * good UTF-8 character: then the file is UTF-8 with a fault, and the fault itself is named.
 */
const firstUndefinedByte = async (source: Source, notUtf8: number): Promise<number | undefined> => {
  let offset = 0
  let isBrokenUtf8 = false
  for await (const chunk of await source.open()) {
    const rest = Math.max(0, Math.min(chunk.length, notUtf8 - offset))
    const places = undefinedBytes.map((byte) => chunk.indexOf(byte, rest)).filter((at) => at >= 0)
    if (places.length > 0) return offset + Math.min(...places)
    isBrokenUtf8 ||= undefinedBytes.some((byte) => chunk.subarray(0, rest).includes(byte))
    offset += chunk.length
  }
  return isBrokenUtf8 ? notUtf8 : undefined
}

const firstBadUnit = async (source: Source, encoding: Encoding): Promise<number | undefined> => {
  const check = createUtf16Validator(encoding === 'UTF-16LE')
  for await (const chunk of await source.open()) {
    const bad = check.push(chunk)
    if (bad !== undefined) return bad
  }
  return check.end()
}

/** The refusal, with the byte, its place and its line. The line is counted only here, on the way out. */
const badByte = async (source: Source, at: number, encoding: Encoding = 'Windows-1252'): Promise<Problem> => {
  const decoder = iconv.getDecoder(iconvNames[encoding])
  let offset = 0
  let line = 1
  let value = 0
  for await (const chunk of await source.open()) {
    const before = decoder.write(Buffer.from(chunk.subarray(0, Math.max(0, at - offset))))
    line += before.split('\n').length - 1
    value = chunk[at - offset] ?? 0
    offset += chunk.length
    if (at < offset) break
  }
  const name = `0x${value.toString(16).padStart(2, '0').toUpperCase()}`
  return new Problem('CSV_ENCODING', {
    line,
    message: `The byte ${name} in line ${line} (number ${at + 1} of the file) belongs to no known encoding. Save the file as CSV UTF-8.`,
  })
}
