import { readArchive } from './archive/read-archive.ts'
import { isZip, problemOfBinary } from './detect/detect-binary.ts'
import { detectMarked } from './detect/detect-marked.ts'
import { detectTextFormat } from './detect/detect-text.ts'
import { detectXmlFormat, rootOf } from './detect/detect-xml.ts'
import { problemOfOtherTool, problemOfOtherZip, problemOfRoot } from './detect/other-tools.ts'
import type { Entry, RawQuestion } from './entry/entry.ts'
import { type EntryOptions, toEntry } from './entry/to-entry.ts'
import type { FormatId } from './formats.ts'
import { formatByName, problemByName } from './question-file-endings.ts'
import { textReaders, xmlReaders } from './text-readers.ts'
import { linesOfText } from './exam-text/exam-line.ts'
import { readExamLines } from './exam-text/read.ts'
import { isOdtFile, readOdt } from './odt/read-odt.ts'
import { type ListInWorkbook, listInWorkbook } from './spreadsheet/list-in-workbook.ts'
import { openWorkbook } from './spreadsheet/open-workbook.ts'
import { decodeXml } from './xml/decode-xml.ts'
import { isWordFile, readWord } from './word/read-word.ts'
import { openZip, type Zip } from './zip/open-zip.ts'

/** `name` is the name of the uploaded file. It is a hint when the content is ambiguous. */
export type QuestionFile = { bytes: Uint8Array; name?: string }
export type OpenOptions = EntryOptions & { format?: FormatId }

/** `notes` are sentences about the whole file, complete after all `entries`, which are read lazily. */
export type OpenedFile = { format: FormatId; notes: readonly string[]; entries: Iterable<Entry> }

/**
 * Opens a question file in the given or the detected format. A problem is one sentence that says what the
 * file seems to be and what to do.
 */
export const openQuestionFile = (
  file: QuestionFile,
  options: OpenOptions = {},
): OpenedFile | { problem: string } => {
  const { bytes, name = '' } = file
  if (bytes.length === 0) return { problem: 'The file is empty. Export the questions again.' }
  if (isZip(bytes)) return openArchive(bytes, options)
  const binary = problemOfBinary(bytes)
  if (binary !== undefined) return { problem: binary }
  const { text, note } = decodeXml(bytes)
  const marked = detectMarked(text)
  const other =
    marked || options.format
      ? undefined
      : (problemOfOtherTool(text) ?? problemOfRoot(rootOf(text)?.name.toLowerCase() ?? ''))
  if (other !== undefined) return { problem: other }
  const found = marked ?? detectFormat(text) ?? formatByName(name)
  const format = options.format ?? (typeof found === 'string' ? found : undefined)
  const read = format && (textReaders[format] ?? xmlReaders[format])
  if (!read) return { problem: unknownText(name, typeof found === 'object' ? found.seems : undefined) }
  return { format, notes: note ? [note] : [], entries: toEntries(read(text), options) }
}

/** An Aiken text may begin with a question about a tag, so it is checked before XML. */
const detectFormat = (text: string) => {
  const xml = detectXmlFormat(text)
  if (typeof xml === 'string') return xml
  const plain = detectTextFormat(text)
  return plain === 'aiken' ? plain : (xml ?? plain)
}

const openArchive = (bytes: Uint8Array, options: OpenOptions): OpenedFile | { problem: string } => {
  const zip = openZip(bytes)
  if ('problem' in zip) return zip
  if (isWordFile(zip)) {
    const questions = readWord(zip)
    return 'problem' in questions
      ? questions
      : { format: 'word', notes: notesOf(zip), entries: toEntries(questions, options) }
  }
  if (isOdtFile(zip)) {
    const questions = readOdt(zip)
    return 'problem' in questions
      ? questions
      : { format: 'odt', notes: notesOf(zip), entries: toEntries(questions, options) }
  }
  // Its parts are JSON and images. Read one by one, they would not show to which question they belong.
  if (zip.names.includes('h5p.json')) return { problem: unknownArchive(zip) }
  const listed = listIn(bytes)
  if (listed !== undefined)
    return {
      format: 'text',
      notes: [...notesOf(zip), ...listed.notes],
      entries: toEntries(readExamLines(linesOfText(listed.text)), options),
    }
  const notes = notesOf(zip)
  const { format, questions } = readArchive(zip, notes)
  if (format === undefined) return { problem: unknownArchive(zip) }
  return { format, notes, entries: toEntries(questions, options) }
}

const listIn = (bytes: Uint8Array): ListInWorkbook | undefined => {
  const workbook = openWorkbook(bytes)
  return workbook && !('problem' in workbook) ? listInWorkbook(workbook) : undefined
}

const notesOf = ({ note }: Zip): string[] => (note ? [note] : [])

const unknownArchive = ({ names, note }: Zip): string => {
  const known = problemOfOtherZip(names)
  if (known !== undefined) return known
  if (note !== undefined)
    return 'The zip is not complete, and what could be read of it holds no questions. Export it again.'
  const shown = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`
  return `No file of this zip holds questions that are known here; it holds ${shown}.`
}

const unknownText = (name: string, seems: string | undefined): string =>
  seems === undefined
    ? (problemByName(name) ??
      'No question was found in this text. It may be GIFT, Aiken, CSV or a numbered list with lettered options.')
    : `This seems to be ${seems}. Export the questions as Moodle XML, QTI, GIFT or CSV.`

function* toEntries(questions: Iterable<RawQuestion>, options: EntryOptions): Generator<Entry> {
  for (const question of questions) yield toEntry(question, options)
}
