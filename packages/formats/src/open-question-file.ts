import { isImportedAlone, readArchive, type ReadInner } from './archive/read-archive.ts'
import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import { decodeText } from './encoding/decode-text.ts'
import { isRtf, isZip, problemOfBinary } from './detect/detect-binary.ts'
import { aroundFences, fileInFences } from './detect/in-fences.ts'
import { detectMarked } from './detect/detect-marked.ts'
import { detectTextFormat } from './detect/detect-text.ts'
import { detectXmlFormat, rootOf } from './detect/detect-xml.ts'
import {
  problemOfDatabase,
  problemOfH5p,
  problemOfMistake,
  problemOfOtherTool,
  problemOfOtherZip,
  problemOfRoot,
} from './detect/other-tools.ts'
import type { Entry, RawQuestion } from './entry/entry.ts'
import { withPassages } from './entry/with-passages.ts'
import { type EntryOptions, toEntry } from './entry/to-entry.ts'
import type { FormatId } from './formats.ts'
import { formatByName, problemByName } from './question-file-endings.ts'
import { textReaders, xmlReaders } from './text-readers.ts'
import { readExamLines } from './exam-text/read.ts'
import { tellingKeyAlone, withoutTitle } from './exam-text/title-line.ts'
import { isOwnJson } from './json/read.ts'
import { markdownOfNotebook } from './json/notebook.ts'
import { isNotation, numberedKeyIn, readNotation } from './data-notations/read.ts'
import { readH5p } from './h5p/read.ts'
import { linesOfRtf } from './line-formats/lines-of-rtf.ts'
import { listInHtml } from './pasted/list-in-html.ts'
import { isOdtFile, readOdt } from './odt/read-odt.ts'
import { type ListInWorkbook, listInWorkbook } from './spreadsheet/list-in-workbook.ts'
import { openWorkbook } from './spreadsheet/open-workbook.ts'
import { isProgram } from './program/is-program.ts'
import { decodeXml } from './xml/decode-xml.ts'
import { isXmlQuiz, readXmlQuiz } from './xml-quiz/read.ts'
import { isWordFile, readWord } from './word/read-word.ts'
import { openZip, type Zip } from './zip/open-zip.ts'

/** `name` is the name of the uploaded file. It is a hint when the content is ambiguous. */
export type QuestionFile = { bytes: Uint8Array; name?: string }
export type OpenOptions = EntryOptions & {
  format?: FormatId
  /** The number of the first option, where the file gives right options by numbers and does not tell it. */
  countsFrom?: 0 | 1 | undefined
}

/**
 * `notes` are sentences about the whole file, complete after all `entries`, which are read lazily. `numbered` looks for
 * right options that are given by numbers, where only the author knows from what they count.
 */
export type OpenedFile = {
  format: FormatId
  notes: readonly string[]
  entries: Iterable<Entry>
  numbered?: () => NumberedKey | undefined
}

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
  if (isRtf(bytes) && options.format === undefined)
    return openList('text', readExamLines(linesOfRtf(latin1(bytes))), [], options)
  const binary = problemOfBinary(bytes)
  if (binary !== undefined) return { problem: binary }
  const { text: decoded, note: noteOfEncoding } = decodeXml(bytes)
  const written = markdownOfNotebook(decoded) ?? decoded
  const fenced = options.format === undefined ? fileInFences(written) : undefined
  const text = fenced?.text ?? written
  const around = fenced && fenced.around !== '' ? [aroundFences(fenced.around)] : []
  const notesOfText = [...(noteOfEncoding ? [noteOfEncoding] : []), ...around]
  // A program may show a page: its elements are no page of questions.
  const list =
    options.format === undefined && !isProgram(text.slice(0, maxLooked)) ? listInHtml(text) : undefined
  if (list) return openHtml(list, notesOfText, options)
  // What declares itself XML is no list, whatever its lines look like.
  const marked = declaredXml.test(text) ? undefined : detectMarked(text)
  const other =
    marked || options.format
      ? undefined
      : (problemOfOtherTool(text) ?? problemOfRoot(rootOf(text)?.name.toLowerCase() ?? ''))
  if (other !== undefined) return { problem: other }
  const found = marked ?? detectFormat(text) ?? formatByName(name) ?? listByItsQuestions(text)
  const format = options.format ?? formatOf(found, text)
  if (isNotation(format) && !isOwnJson(text)) {
    const notes = [...notesOfText]
    const entries = toEntries(readNotation(format, text, options.countsFrom, notes), options)
    return { format, notes, entries, numbered: () => numberedKeyIn(format, text) }
  }
  if (format === 'xml') {
    const notes = [...notesOfText]
    return { format, notes, entries: toEntries(readXmlQuiz(text, options.countsFrom, notes), options) }
  }
  const read = format && (textReaders[format] ?? xmlReaders[format])
  if (!read)
    return {
      problem:
        problemOfMistake(text) ?? unknownText(name, typeof found === 'object' ? found.seems : undefined),
    }
  // Braces and numbers of a program without questions look like those of a list.
  const seemsProgram =
    options.format === undefined && marked === undefined && isProgram(text.slice(0, maxLooked))
  if (seemsProgram && !hasKeys(read(text)))
    return { problem: problemOfMistake(text) ?? unknownText(name, undefined) }
  const notes = [...notesOfText]
  return format === 'text' || format === 'markdown'
    ? openList(format, read(text), notes, options)
    : { format, notes, entries: toEntries(read(text), options) }
}

const declaredXml = /^\s*<\?xml\s/i

const openHtml = (
  { text, format, notes }: NonNullable<ReturnType<typeof listInHtml>>,
  notesOfText: readonly string[],
  options: EntryOptions,
): OpenedFile => openList('text', textReaders[format]?.(text) ?? [], [...notesOfText, ...notes], options)

/** A list as people type it, which may begin with a title. */
const openList = (
  format: FormatId,
  questions: Iterable<RawQuestion>,
  notes: string[],
  options: EntryOptions,
): OpenedFile => ({
  format,
  notes,
  entries: toEntries(withoutTitle(tellingKeyAlone(questions, notes), notes), options),
})

/** Whether a right option is known of any question. */
const hasKeys = (questions: Iterable<RawQuestion>): boolean => {
  for (const { kind } of questions) if (kind === 'oneRight' || kind === 'severalRight') return true
  return false
}

/** So many questions with a key are no accident. */
const leastKeyed = 2
const longestTried = 200_000

/** What no sign showed to be a list is one all the same, where it can be read as one. */
const listByItsQuestions = (text: string): FormatId | undefined => {
  if (text.length > longestTried) return undefined
  const keyed = (['text', 'markdown'] as const).filter((format) => {
    const questions = [...(textReaders[format]?.(text) ?? [])]
    return (
      questions.some(({ kind }) => kind === 'matching') ||
      questions.filter((question) => question.kind === 'trueFalse' || hasKeys([question])).length >=
        leastKeyed
    )
  })
  return keyed[0]
}

/** The number of characters that tell whether a text is a program. */
const maxLooked = 10_000

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Elements of HTML that Markdown may begin with. */
const inMarkdown = new Set(['details', 'br', 'img', 'a', 'b', 'i', 'span', 'center', 'sub', 'sup', 'kbd'])

/** XML of an unknown kind may hold questions all the same. */
const formatOf = (found: FormatId | { seems: string } | undefined, text: string): FormatId | undefined => {
  if (typeof found === 'string') return found
  return found !== undefined && isXmlQuiz(text) ? 'xml' : undefined
}

/** An Aiken text may begin with a question about a tag, so it is checked before XML. */
const detectFormat = (text: string) => {
  const xml = detectXmlFormat(text)
  if (typeof xml === 'string') return xml
  const plain = detectTextFormat(text)
  const isMarkdown = inMarkdown.has(rootOf(text)?.name.toLowerCase() ?? '')
  return plain === 'aiken' || isMarkdown ? plain : (xml ?? plain)
}

const openArchive = (bytes: Uint8Array, options: OpenOptions): OpenedFile | { problem: string } => {
  const zip = openZip(bytes)
  if ('problem' in zip) return zip
  const document = readDocument(zip)
  if (document && 'problem' in document) return document
  if (document?.format === 'h5p')
    return { format: 'h5p', notes: notesOf(zip), entries: toEntries(document.questions, options) }
  if (document) return openList(document.format, document.questions, notesOf(zip), options)
  const other = problemOfDatabase(zip.names)
  if (other !== undefined) return { problem: other }
  const listed = listIn(bytes)
  if (listed !== undefined)
    return openList('text', readExamLines(listed.lines), [...notesOf(zip), ...listed.notes], options)
  const notes = notesOf(zip)
  const { format, questions } = readArchive(zip, notes, readInner)
  if (format === undefined) return { problem: unknownArchive(zip) }
  return { format, notes, entries: toEntries(questions, options) }
}

/** A package that is one document, although it is a zip; undefined if it holds files of its own. */
const readDocument = (
  zip: Zip,
): { format: FormatId; questions: Iterable<RawQuestion> } | { problem: string } | undefined => {
  const asFormat = (format: FormatId, questions: Iterable<RawQuestion> | { problem: string }) =>
    'problem' in questions ? questions : { format, questions }
  if (isWordFile(zip)) return asFormat('word', readWord(zip))
  if (isOdtFile(zip)) return asFormat('odt', readOdt(zip))
  return zip.names.includes('h5p.json') ? asFormat('h5p', readH5pPackage(zip)) : undefined
}

/** Its parts are JSON and images. Read one by one, they would not show to which question they belong. */
const readH5pPackage = (zip: Zip): RawQuestion[] | { problem: string } => {
  const content = zip.read('content/content.json')
  if (!content || 'problem' in content) return content ?? { problem: unknownArchive(zip) }
  const library = mainLibraryOf(zip)
  const readFile = (path: string): Uint8Array | undefined => {
    const bytes = zip.read(`content/${path}`)
    return bytes && 'problem' in bytes ? undefined : bytes
  }
  const questions = [...readH5p(decodeText(content).text, library, readFile)]
  return questions.length === 0 ? { problem: problemOfH5p(library) } : questions
}

/** A document or a package within a zip. Zips within that one are not opened. */
const readInner: ReadInner = (bytes) => {
  const zip = openZip(bytes)
  if ('problem' in zip) return zip
  const document = readDocument(zip)
  if (document) return 'problem' in document ? document : document.questions
  const { format, questions } = readArchive(zip)
  return format === undefined ? { problem: unknownArchive(zip) } : questions
}

/** The kind of content that an H5P package is as a whole: "H5P.QuestionSet". */
const mainLibraryOf = (zip: Zip): string => {
  const written = zip.read('h5p.json')
  return (
    /"mainLibrary"\s*:\s*"([^"]*)"/.exec(
      written && !('problem' in written) ? decodeText(written).text : '',
    )?.[1] ?? ''
  )
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
  const [alone] = names.filter(isImportedAlone)
  if (alone !== undefined)
    return `Files such as "${alone}" are imported one at a time. Choose each of them by itself.`
  const shown = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`
  return `No file of this zip holds questions that are known here; it holds ${shown}.`
}

const unknownText = (name: string, seems: string | undefined): string =>
  seems === undefined
    ? (problemByName(name) ??
      'No question was found in this text. It may be GIFT, Aiken, CSV or a numbered list with lettered options.')
    : `This seems to be ${seems}. Export the questions as Moodle XML, QTI, GIFT or CSV.`

/** Decides what of each question fits. Texts for several questions stand with theirs. */
export function* toEntries(questions: Iterable<RawQuestion>, options: EntryOptions): Generator<Entry> {
  for (const question of withPassages(questions)) yield toEntry(question, options)
}
