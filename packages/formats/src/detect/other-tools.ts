import { Gunzip } from 'fflate'
import { lookUp } from '../entry/look-up.ts'
import { isProgram } from '../program/is-program.ts'
import { isDump } from '../sql/values-of-sql.ts'

/** A sentence about a file that was uploaded by mistake. */
export function notQuestions(what: string): string {
  return `This seems to be ${what}, and no question was found in it. Choose the file with the questions.`
}

/** How the files of unsupported tools begin, and a sentence that says what to do. */
const texts: readonly [begins: RegExp, sentence: string][] = [
  [/^\s*BEGIN:VCALENDAR/i, notQuestions('a calendar')],
  [/^\s*BEGIN:VCARD/i, notQuestions('a list of contacts')],
  [/^\s*(?:WEBVTT|\d+\s*\r?\n\d\d:\d\d:\d\d[,.]\d{3} --> )/, notQuestions('the subtitles of a video')],
  [
    /^\s*[[{][^]*"library"\s*:\s*"H5P\./,
    'This is content of H5P, which is not read here. Copy its questions into a text file, or export them from Moodle.',
  ],
  [
    /^\s*[[{]\s*(?:[[{"\]}]|$)[^]*":|^\s*\[\s*"(?:[^"\\\n]|\\.)*"\s*,/,
    'No question was found in this JSON. If it has some, export them as CSV, Moodle XML, QTI or GIFT. ' +
      'Otherwise choose another file.',
  ],
  [
    /^DOCUMENT\(\s*\)[ \t]*;|^BEGIN_(?:PGML|TEXT)[ \t]*$/m,
    'This is a problem of WeBWorK, whose code is not run here. Write its question and its answer into a text file.',
  ],
  [
    /^ex(?:type|solution):/m,
    'This is an exercise of R/exams with code or without answers. Write it by exams2moodle, and upload the Moodle XML.',
  ],
  [
    /^[ \t]*\\(?:documentclass\b|begin\{(?:document|questions)\})/m,
    String.raw`This is LaTeX without \question and \CorrectChoice. Copy the questions of its ` +
      String.raw`PDF into a text file (.txt).`,
  ],
  [
    /^(?:Typ|Type)\t(?:SC|MC|FIB|NUMERICAL|KPRIM|TRUEFALSE|ESSAY|MATCH|INLINECHOICE)\b/m,
    'This is a table of OpenOlat with a line for each part of a question. Export its questions as QTI 2.1.',
  ],
]

/** What to do with a text of an unsupported tool; undefined if the text may be supported. */
export const problemOfOtherTool = (text: string): string | undefined =>
  texts.find(([begins]) => begins.test(text.slice(0, 20_000)))?.[1] ??
  (isDump(text.slice(0, 20_000)) ? notQuestions('a dump of a database') : undefined)

const moodleBackup =
  'This is a backup of a Moodle course. In its question bank choose Export, Moodle XML format, and upload that.'

/** Files that are uploaded by mistake. A list of questions may begin like them, so it is looked for first. */
const mistakes: readonly [begins: RegExp, sentence: string][] = [
  [
    /^(?:From|Return-Path|Received|Delivered-To|Message-ID): .*\r?\n(?:.*\r?\n){0,20}?Subject: /i,
    notQuestions('a mail'),
  ],
]
const program = notQuestions('the code of a program')

/** What a text without questions seems to be, as a sentence. */
export const problemOfMistake = (text: string): string | undefined =>
  mistakes.find(([begins]) => begins.test(text.slice(0, 5_000)))?.[1] ??
  (isProgram(text.slice(0, 5_000)) ? program : undefined)

/** Why an H5P package without questions is refused, with the kind of its content: "H5P.Accordion". */
export const problemOfH5p = (library: string): string => {
  const kind = /^H5P\.(\w{1,60})/.exec(library)?.[1]
  return kind === undefined
    ? 'This is an H5P package, in which no question was found. Copy its questions into a text file.'
    : `This is an H5P package of the kind "${kind}", in which no question was found. ` +
        'Copy its questions into a text file.'
}

/** Unsupported zips, identified by a file that each contains. */
const zips: readonly [inside: string, sentence: string][] = [
  ['xl/workbook.xml', 'This is an Excel workbook. Save it as CSV UTF-8, and upload that.'],
  ['h5p.json', problemOfH5p('')],
  ['moodle_backup.xml', moodleBackup],
  [
    'ppt/presentation.xml',
    'This is a presentation. Copy its questions into a text file (.txt) or a Word file.',
  ],
  ['content.xml', 'This is an OpenDocument file. Save a text as .odt or a table as .ods, and upload that.'],
]

/** Zips whose questions are in a database or a format of their own. What else is in them is none. */
const databases: readonly [inside: RegExp, sentence: string][] = [
  [
    /^collection\.anki/,
    'This is a package of Anki. Export its notes as text (Notes in Plain Text), and upload that.',
  ],
  [
    /^Index\/(?:Document|CalculationEngine|Slide)[^/]*\.iwa$|^Index\.zip$/,
    'This is a file of Pages, Numbers or Keynote. Export it as Word or Excel, and upload that.',
  ],
]

/** What to do with a zip that has its questions in a database. */
export const problemOfDatabase = (names: readonly string[]): string | undefined =>
  databases.find(([inside]) => names.some((name) => inside.test(name)))?.[1]

/** What to do with a zip of an unsupported tool. */
export const problemOfOtherZip = (names: readonly string[]): string | undefined =>
  zips.find(([inside]) => names.includes(inside))?.[1]

/** How many bytes of a compressed file are unpacked to see what it is. */
const peekedBytes = 4 * 1024

/** What to do with a compressed file that is no zip: Moodle writes its backups as such. */
export const problemOfCompressed = (bytes: Uint8Array): string | undefined => {
  let beginning = ''
  const unpacker = new Gunzip((chunk) => (beginning += new TextDecoder('latin1').decode(chunk)))
  try {
    unpacker.push(bytes.subarray(0, peekedBytes))
  } catch {
    return undefined
  }
  return beginning.includes('Moodle archive file index') || beginning.includes('moodle_backup.xml')
    ? moodleBackup
    : undefined
}

/** XML of unsupported tools, by its first element. */
const roots: Readonly<Record<string, string>> = {
  question_categories: moodleBackup,
  moodle_backup: moodleBackup,
}

export const problemOfRoot = (name: string): string | undefined => lookUp(roots, name)
