export type DecodedText = {
  text: string
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'
  note?: string
}

/**
 * Decodes a text file. If it is not UTF-8, it is read as Windows-1252. If it mixes both, each line is decoded
 * on its own and the note says so.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const [first, second, third] = bytes
  const encoding = utf16Of(bytes)
  if (encoding) return { text: decode(encoding, bytes), encoding }
  const text = tryUtf8(bytes)
  if (text !== undefined) return { text, encoding: 'UTF-8' }
  const marked = first === 0xef && second === 0xbb && third === 0xbf
  const lines = splitLines(marked ? bytes.subarray(3) : bytes)
  const decoded = lines.map((line) => ({ line, text: tryUtf8(line) }))
  const isMixed =
    marked || decoded.some(({ line, text }) => text !== undefined && line.some((byte) => byte > 0x7f))
  return {
    text: decoded.map(({ line, text }) => text ?? decode('windows-1252', line)).join(''),
    encoding: isMixed ? 'UTF-8' : 'Windows-1252',
    note: isMixed
      ? 'The file mixes UTF-8 and Windows-1252; each line was read by itself: look at accents and quotation marks'
      : 'The file is not UTF-8 and was read as Windows-1252: look at accents and quotation marks',
  }
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
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1
  const [high = 0, low = 0] = zeros
  if (Math.max(high, low) < sample.length / 20 || Math.min(high, low) > 0) return undefined
  const encoding = low > 0 ? 'UTF-16LE' : 'UTF-16BE'
  return hasControls(decode(encoding, sample)) ? undefined : encoding
}

/** Whether a text contains control characters, which no real text has. */
const hasControls = (text: string): boolean => /[^\P{Cc}\s]/u.test(text)

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

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
