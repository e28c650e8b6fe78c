import { defined } from '@quizwright/domain/defined.ts'
import { utf16Of } from './decode-text.ts'
import { areFileMarks } from './file-marks.ts'
import { guessEncodings } from './guess-encoding.ts'
import iconv from 'iconv-lite'
import type { Encoding } from '@quizwright/domain/schemas/csv.ts'
import { byteOrderMark } from './byte-order-mark.ts'
import { iconvNames, readHead, type Source } from './source.ts'
import { createUtf16Validator } from './utf16-validator.ts'
import { createUtf8Validator } from './utf8-validator.ts'

/** The encoding of a file, whether it is certain, and all possible encodings, the most likely first. */
export type DetectedEncoding = { encoding: Encoding; bom: boolean; isSure: boolean; likely: Encoding[] }
/** A byte that fits no encoding: its value, its offset in the file, and its line. */
export type InvalidByte = { value: number; offset: number; line: number }

/** The part of a file from which UTF-16 is detected. It is even, so that no character is cut. */
const headBytes = 4 * 1024
/** How many bytes around non-ASCII bytes are used to guess an encoding. */
const sampleBytes = 128 * 1024

/**
 * Reads a file once and detects its encoding. UTF-16 is detected by its byte order mark or its zero bytes. Other
 * text that is not UTF-8 is guessed and reported as uncertain. `wanted` is the encoding that the author chose. NUL
 * is refused in every encoding, because Postgres cannot store it. Returns the first invalid byte if no encoding fits.
 */
export const detectEncoding = async (
  source: Source,
  wanted?: Encoding,
): Promise<DetectedEncoding | { invalid: InvalidByte }> => {
  const head = await readHead(source, headBytes)
  const mark = byteOrderMark(head)
  const sure = (encoding: Encoding, bom: boolean) => ({ encoding, bom, isSure: true, likely: [encoding] })
  const utf16 = utf16Of(head)
  if (utf16) {
    const invalid = await findInvalidUtf16(source, utf16)
    if (invalid !== undefined) return { invalid: await describeByte(source, invalid, utf16) }
    return sure(utf16, mark.encoding === utf16)
  }
  const { nul, notUtf8 } = await scanUtf8(source)
  if (nul !== undefined) return { invalid: await describeByte(source, nul) }
  if (notUtf8 === undefined) return sure('UTF-8', mark.encoding !== undefined)
  if (mark.encoding) return { invalid: await describeByte(source, notUtf8) }
  const sample = await readSample(source)
  const likely = guessEncodings(sample)
  if (wanted && wanted !== 'UTF-8') return { encoding: wanted, bom: false, isSure: false, likely }
  const [likeliest] = likely
  if (likeliest === undefined || isBrokenUtf8(sample)) return { invalid: await describeByte(source, notUtf8) }
  return { encoding: likeliest, bom: false, isSure: false, likely }
}

/** Reads the lines of a file that contain non-ASCII bytes. The encodings differ only in these. */
const readSample = async (source: Source): Promise<Uint8Array> => {
  const lines: Buffer[] = []
  let size = 0
  let rest = Buffer.alloc(0)
  const take = (line: Buffer): void => {
    if (size >= sampleBytes || !line.some((byte) => byte >= 0x80)) return
    const part = line.subarray(0, sampleBytes)
    lines.push(part, newline)
    size += part.length
  }
  for await (const chunk of await source.open()) {
    const bytes = Buffer.concat([rest, chunk])
    let start = 0
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
      take(bytes.subarray(start, end))
      start = end + 1
    }
    rest = bytes.subarray(start)
    if (size >= sampleBytes) break
    if (rest.length >= sampleBytes) {
      take(rest)
      rest = Buffer.alloc(0)
    }
  }
  take(rest)
  return Buffer.concat(lines)
}
const newline = Buffer.from('\n')

/**
 * Whether a text is UTF-8 with a few stray bytes: most of its non-ASCII bytes form complete UTF-8 characters, which
 * hardly happens by chance in another encoding.
 */
const isBrokenUtf8 = (sample: Uint8Array): boolean => {
  let broken = 0
  let whole = 0
  for (const char of Buffer.from(sample).toString('utf8')) {
    if (char === '\uFFFD') broken += 1
    else if (defined(char.codePointAt(0), 'code point') >= 0x80) whole += 1
  }
  return whole > 0 && whole >= broken
}

/**
 * Finds the offsets of the first NUL and of the first byte that is not UTF-8. Stops at a NUL in the text; those at its
 * end only fill up the file.
 */
const scanUtf8 = async (source: Source): Promise<{ nul?: number; notUtf8?: number | undefined }> => {
  const validator = createUtf8Validator()
  let offset = 0
  let nul: number | undefined
  for await (const chunk of await source.open()) {
    const first = nul === undefined ? chunk.indexOf(0) : 0
    if (first >= 0) {
      nul ??= offset + first
      if (!areFileMarks(chunk.subarray(first))) return { nul }
    }
    validator.push(chunk)
    offset += chunk.length
  }
  return { notUtf8: validator.end() }
}

const findInvalidUtf16 = async (source: Source, encoding: Encoding): Promise<number | undefined> => {
  const validator = createUtf16Validator(encoding === 'UTF-16LE')
  for await (const chunk of await source.open()) {
    const invalid = validator.push(chunk)
    if (invalid !== undefined) return invalid
  }
  return validator.end()
}

/** Returns the value and the line of a byte. Lines are counted only for this. */
const describeByte = async (
  source: Source,
  byteOffset: number,
  encoding: Encoding = 'Windows-1252',
): Promise<InvalidByte> => {
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
  return { value, offset: byteOffset, line }
}
