import type { Encoding } from '@quizwright/domain/schemas/csv.ts'
import { withoutFileMarks, withoutPadding } from './file-marks.ts'
import { decodeAs, guessEncodings } from './guess-encoding.ts'

export type DecodedText = { text: string; encoding: Encoding; note?: string }

/**
 * Decodes a text file. What is not UTF-8 is guessed by its letters, which the note says; where a file mixes both, each
 * line is read by itself.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const decoded = decode(bytes)
  return { ...decoded, text: withoutFileMarks(decoded.text) }
}

const decode = (bytes: Uint8Array): DecodedText => {
  const [first, second, third] = bytes
  const encoding = utf16Of(bytes)
  if (encoding) return { text: decodeAs(encoding, bytes), encoding }
  const text = tryUtf8(bytes)
  if (text !== undefined) return { text, encoding: 'UTF-8' }
  const marked = first === 0xef && second === 0xbb && third === 0xbf
  const lines = splitLines(marked ? bytes.subarray(3) : bytes)
  const decoded = lines.map((line) => ({ line, text: tryUtf8(line) }))
  const others = decoded.flatMap((one) => (one.text === undefined ? [one.line] : []))
  const other = guessEncodings(sampleOf(others))[0] ?? 'Windows-1252'
  const look = europeanEncodings.has(other) ? 'look at accents and quotation marks' : 'look at its letters'
  const whole = decoded.filter(({ line, text }) => text !== undefined && line.some((byte) => byte > 0x7f))
  // Two bytes of a non-European encoding often happen to form a UTF-8 letter, those of a European encoding hardly
  // ever.
  const isMixed = marked || whole.length > (europeanEncodings.has(other) ? 0 : others.length)
  return isMixed
    ? {
        text: decoded.map((one) => one.text ?? decodeAs(other, one.line)).join(''),
        encoding: 'UTF-8',
        note: `The file mixes UTF-8 and ${other}; each line was read by itself: ${look}`,
      }
    : {
        text: decodeAs(other, bytes),
        encoding: other,
        note: `The file is not UTF-8 and was read as ${other}: ${look}`,
      }
}

const europeanEncodings: ReadonlySet<Encoding> = new Set(['Windows-1252', 'Windows-1250', 'MacRoman'])

/** The encoding is guessed from at most this many bytes. */
const guessedBytes = 128 * 1024

const sampleOf = (lines: readonly Uint8Array[]): Uint8Array => {
  const sample = new Uint8Array(guessedBytes)
  let size = 0
  for (const line of lines) {
    const part = line.subarray(0, guessedBytes - size)
    sample.set(part, size)
    size += part.length
    if (size === guessedBytes) break
  }
  return sample.subarray(0, size)
}

/** The number of bytes from which UTF-16 is detected. */
const sampleBytes = 4_096

/**
 * Detects UTF-16 by its byte order mark or by its zeros. Every other byte of a character below U+0100 is
 * zero, and texts in every script contain such characters: line feeds and blanks.
 */
export const utf16Of = (bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'UTF-16LE'
  if (first === 0xfe && second === 0xff) return 'UTF-16BE'
  const sample = withoutPadding(bytes.subarray(0, sampleBytes))
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [high = 0, low = 0] = zeros
  if (Math.max(high, low) < sample.length / 20 || Math.min(high, low) > 0) return undefined
  const encoding = low > 0 ? 'UTF-16LE' : 'UTF-16BE'
  return hasControls(withoutFileMarks(decodeAs(encoding, sample))) ? undefined : encoding
}

/** Whether a text contains control characters, which no real text has. */
const hasControls = (text: string): boolean => /[^\P{Cc}\s]/u.test(text)

const tryUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Splits bytes into lines, keeping their line feeds. */
const splitLines = (bytes: Uint8Array): Uint8Array[] => {
  const lines: Uint8Array[] = []
  let start = 0
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start)
    lines.push(bytes.subarray(start, end < 0 ? undefined : end + 1))
    if (end < 0) break
    start = end + 1
  }
  return lines
}
