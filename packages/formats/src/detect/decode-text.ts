export type DecodedText = {
  text: string
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'
  note?: string
}

/**
 * Decodes a text file. What is not UTF-8 is taken for Windows-1252; where a file mixes both, each line is read by
 * itself, and the note says so.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le', bytes), encoding: 'UTF-16LE' }
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be', bytes), encoding: 'UTF-16BE' }
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

const decode = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

const tryUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Lines with their line feeds. */
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
