import { notQuestions } from './other-tools.ts'

const entryBytes = 128
const maxEntries = 64

/**
 * The names of the first streams of a compound file, the container of old Office files. They stand in its directory,
 * whose sector the header tells: behind the content, where the program wrote that first.
 */
const namesIn = (bytes: Uint8Array): string[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 512) return []
  const sectorBytes = 2 ** Math.min(view.getUint16(30, true), 16)
  const start = (view.getUint32(48, true) + 1) * sectorBytes
  const end = Math.min(bytes.length, start + maxEntries * entryBytes)
  const names: string[] = []
  for (let at = start; at + entryBytes <= end; at += entryBytes) {
    const length = Math.min(view.getUint16(at + 64, true), 64)
    if (length > 2) names.push(new TextDecoder('utf-16le').decode(bytes.subarray(at, at + length - 2)))
  }
  return names
}

const sentences: readonly [stream: RegExp, sentence: string][] = [
  [
    /^EncryptedPackage$/,
    'This Word or Excel file has a password. Open it, save it without one, and upload that.',
  ],
  [
    /^PowerPoint Document$/,
    'This is a presentation. Copy its questions into a text file (.txt) or a Word file.',
  ],
  [/^__properties_version/, notQuestions('a mail')],
]

/** What a file in the container of old Office files is. Word and Excel also put files with a password into it. */
export const problemOfCompoundFile = (bytes: Uint8Array): string => {
  const names = namesIn(bytes)
  return (
    sentences.find(([stream]) => names.some((name) => stream.test(name)))?.[1] ??
    'This is an old Word or Excel file (.doc, .xls). Save it as .docx or .xlsx, and upload that.'
  )
}
