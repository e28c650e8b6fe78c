import { Problem } from '@quizwright/contracts/problem.ts'
import { isPdf, isZip } from '@quizwright/formats/detect/detect-binary.ts'
import { utf16Of } from '@quizwright/formats/encoding/decode-text.ts'
import { withoutPadding } from '@quizwright/formats/encoding/file-marks.ts'
import { problemOfCompressed } from '@quizwright/formats/detect/other-tools.ts'
import { isUtf32 } from '@quizwright/formats/encoding/utf32.ts'
import { byteOrderMark } from '@quizwright/formats/encoding/byte-order-mark.ts'

/** How many bytes at the beginning of a file are checked. */
export const headBytes = 4 * 1024

const oldOffice =
  'This looks like an old Excel or Word file, or one with a password. Save it as .xlsx or .docx without a password ' +
  'and upload that.'
const compressed = 'This looks like a compressed file. Unpack it, or pack it as a zip, and upload that.'
const image =
  'This looks like an image, which is not read here. Type its questions, or have its text recognised by another ' +
  'program and upload that as a text file (.txt).'
/** What is said about files that are uploaded by mistake, by the extension that file-type detects. */
const mistakes: Readonly<Record<string, string>> = {
  cfb: oldOffice,
  gz: compressed,
  rar: compressed,
  '7z': compressed,
  png: image,
  jpg: image,
  gif: image,
  webp: image,
  bmp: image,
}

const binary =
  'This is neither text nor a file that is known here. Export the questions again, as text, Word or CSV.'
const otherKind = (kind: string): string =>
  `This looks like a file of the kind ${kind}, which is not read here. Save its questions as text, Word or CSV, and ` +
  'upload that.'

const notCsv = (message: string): Problem => new Problem('CSV_NOT_CSV', { message })

/** How many control characters there are that no text file contains. Ctrl-Z and NULs may end one. */
const controlCharacters = (head: Uint8Array): number =>
  withoutPadding(head).filter((byte) => byte < 0x20 && !inTexts.has(byte)).length
const blanks: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20])
const inTexts: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x1a])
/** A text with this share of control characters is none; a few stand in texts of old programs. */
const leastBinary = 0.1

/**
 * Checks the beginning of a file. Throws CSV_EMPTY for an empty file. Throws CSV_NOT_CSV, with a sentence about the
 * detected type, unless the file may be CSV, other text, XML or a zip of questions. Only binary files are passed to
 * file-type, because it takes any text beginning with "BM" for an image.
 */
export const refuseNonCsv = async (head: Uint8Array): Promise<void> => {
  const mark = byteOrderMark(head)
  if (head.length < headBytes && head.subarray(mark.length).every((byte) => blanks.has(byte)))
    throw new Problem('CSV_EMPTY', { message: 'The file is empty: it holds no questions.' })
  if (isUtf32(head))
    throw notCsv(
      'This looks like a text in UTF-32, which is not read here. Save it as CSV UTF-8 and upload that.',
    )
  if (mark.encoding === 'UTF-16LE' || mark.encoding === 'UTF-16BE') return
  // What is in a zip says better what it is, and what to do.
  const controls = isZip(head) || isPdf(head) ? 0 : controlCharacters(head)
  if (controls === 0) return
  const backup = problemOfCompressed(head)
  if (backup !== undefined) throw notCsv(backup)
  const { fileTypeFromBuffer } = await import('file-type')
  const detected = await fileTypeFromBuffer(head)
  if (detected) throw notCsv(mistakes[detected.ext] ?? otherKind(detected.ext))
  if (utf16Of(head) === undefined && controls >= head.length * leastBinary) throw notCsv(binary)
}
