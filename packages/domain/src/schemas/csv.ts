import * as z from 'zod/mini'
import { texts } from '../language/say.ts'
import { csvLimits, lengths, limits } from '../limits.ts'
import { difficulty, option, questionContent } from './question.ts'
import { count, id, text } from './text.ts'

/** The formats of question files that can be imported. `archive` is a zip file with several question files. */
export const questionFormats = [
  'csv',
  'xlsx',
  'ods',
  'gift',
  'aiken',
  'text',
  'markdown',
  'moodle-xml',
  'qti-1.2',
  'qti-2',
  'qti-3',
  'word',
  'odt',
  'pdf',
  'blackboard',
  'brightspace',
  'webct',
  'wp-pro-quiz',
  'examview',
  'olx',
  'hot-potatoes',
  'anki',
  'json',
  'yaml',
  'toml',
  'xml',
  'h5p',
  'archive',
] as const
export type QuestionFormat = (typeof questionFormats)[number]
export const questionFormat = z.enum(questionFormats)

/** The names of the formats for people. They are said where they are shown. */
export const formatNames: Readonly<Record<QuestionFormat, string>> = {
  csv: 'CSV',
  gift: 'GIFT',
  aiken: 'Aiken',
  'moodle-xml': 'Moodle XML',
  'qti-1.2': 'QTI 1.2',
  'qti-2': 'QTI 2',
  'qti-3': 'QTI 3',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  ...texts({
    xlsx: 'an Excel workbook',
    ods: 'an OpenDocument workbook',
    text: 'a list of questions',
    markdown: 'a Markdown list of questions',
    word: 'a Word list of questions',
    odt: 'an OpenDocument list of questions',
    pdf: 'a PDF',
    blackboard: 'Blackboard questions',
    brightspace: 'a Brightspace CSV file',
    webct: 'a WebCT question database',
    'wp-pro-quiz': 'a WP-Pro-Quiz quiz',
    examview: 'an ExamView test',
    olx: 'an Open edX problem',
    'hot-potatoes': 'a Hot Potatoes exercise',
    anki: 'Anki notes',
    xml: 'an XML file with questions',
    h5p: 'an H5P package',
    archive: 'a zip file with several files',
  }),
}

/** Whether a format is a table whose columns can be named. Without a format the file is CSV. */
export const isTable = (format: string | undefined): boolean =>
  format === undefined || format === 'csv' || format === 'xlsx' || format === 'ods'

/** The opaque key of an uploaded file. It is not a URL, and only the instructor who uploaded the file can use it. */
export const fileLink = id

/** The first question of a run with the same section and paragraph. */
export const section = z.looseObject({
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  question_no: count,
})
export type Section = z.infer<typeof section>

/**
 * A part of a page of a PDF, in points from its lower left corner, as PDF counts them. A place is one part or
 * several, if it goes on in another column or on another page.
 */
export const pageBox = z.looseObject({
  page: count,
  left: z.number(),
  bottom: z.number(),
  right: z.number(),
  top: z.number(),
})
export type PageBox = z.infer<typeof pageBox>
const place = z.array(pageBox)

/**
 * A rejected row: its position, the reason and its unchanged cells. Lines and columns count from 1. `after` is the
 * number of questions before it. `cut`: the cells were too long and are shortened.
 */
export const rejectedRow = z.looseObject({
  line: count,
  column: z.nullable(count),
  reason: z.string(),
  raw: z.array(z.string()),
  after: z.optional(count),
  cut: z.optional(z.boolean()),
  /** The rejected entry as the file has it. Only for formats other than CSV. */
  source: z.optional(z.string()),
  /** Where it stands in a PDF. */
  place: z.optional(place),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** The encodings of files. The first three are detected reliably, all others are guessed. */
export const encodings = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'Windows-1252',
  'MacRoman',
  'Windows-1250',
  'Windows-1251',
  'KOI8-R',
  'GBK',
  'Big5',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
  'Windows-1256',
  'Windows-1253',
  'Windows-1255',
  'Windows-1254',
  'Windows-874',
] as const
export type Encoding = (typeof encodings)[number]
const separator = z.enum([',', ';', '\t'])

/**
 * What the author says about a file. Absent fields are detected. `columns` holds our column name for each column of
 * the file, or null to ignore it. `marks` and `levels` give the meaning of words, folded as in csv/words.ts.
 * `hasHeader` is false if the first row is already a question.
 */
export const reading = z.strictObject({
  encoding: z.optional(z.enum(encodings)),
  columns: z.optional(z.array(z.nullable(text(64))).check(z.maxLength(csvLimits.columns))),
  marks: z.optional(z.record(text(64), z.boolean())),
  levels: z.optional(z.record(text(64), difficulty)),
  tagsByComma: z.optional(z.boolean()),
  hasHeader: z.optional(z.boolean()),
  /** What separates the cells of a line, if the detected sign is wrong. */
  separator: z.optional(separator),
  /** The number of the first option, where right options are given by numbers. */
  countsFrom: z.optional(z.literal([0, 1])),
})
export type Reading = z.infer<typeof reading>

/** Whether an author says how a table is read. How options are counted may be said of any file. */
export const saysTable = ({ countsFrom: _, ...rest }: Reading): boolean => Object.keys(rest).length > 0

/** The author's choices for reading a file. Absent ones are detected. */
export const readingChoices = {
  format: z.optional(questionFormat),
  /** Import questions of unsupported kinds as descriptive questions, with their answer as the solution. */
  convert: z.optional(z.boolean()),
  /** What the author says about a CSV file. */
  reading: z.optional(reading),
}

/** The author's choices for reading a file. Absent ones are detected. */
export type ReadingChoices = { format?: QuestionFormat; convert?: boolean; reading?: Reading }

/** A right option that is given by a number, with the options of its question. */
export const numberedKey = z.looseObject({ key: count, options: z.array(z.string()) })
export type NumberedKey = z.infer<typeof numberedKey>

/** A word with an unknown meaning, and the number of cells that contain it. */
const unknownWord = z.looseObject({ word: z.string(), cells: count })

/**
 * A preview of an uploaded file. `columns` are guessed from the headings. `texts` are samples that another encoding
 * would change. `marks` and `levels` are words with an unknown meaning. `commaTags` is the number of tag cells whose
 * only separators are commas.
 */
export const csvPreview = z.looseObject({
  /**
   * The format of a file that is not CSV, or `other` if it is unknown. Unless it is a table, there is nothing to ask
   * the author.
   */
  format: z.optional(z.string()),
  encoding: z.enum(encodings),
  isSure: z.boolean(),
  encodings: z.array(z.enum(encodings)),
  separator,
  /** False if no heading of the first row is known: it may be a question. Old services leave it out. */
  hasHeader: z.optional(z.boolean()),
  headerLine: count,
  titles: z.array(z.string()),
  header: z.array(z.string()),
  columns: z.array(z.nullable(z.string())),
  rows: z.array(z.array(z.string())),
  texts: z.array(z.string()),
  marks: z.array(unknownWord),
  levels: z.array(unknownWord),
  commaTags: count,
  commaExample: z.string(),
  /** An example of right options that are given by numbers, if these may count from 0 or from 1. */
  numbered: z.optional(numberedKey),
})
export type CsvPreview = z.infer<typeof csvPreview>

/** The detected format of a file. It is shown, so that a person can notice a wrong detection. */
export const dialect = z.looseObject({
  separator,
  encoding: z.enum(encodings),
  emptyColumns: z.optional(z.array(z.string())),
  titles: z.optional(z.array(z.string())),
  bom: z.boolean(),
  reordered: z.boolean(),
  unknownColumns: z.array(z.string()),
  /** The format of a file that is not CSV, such as `gift`. */
  format: z.optional(z.string()),
})
export type Dialect = z.infer<typeof dialect>

/** A question of a file without its empty fields. csv/sparse-question.ts adds them again. */
export const sparseQuestion = z.strictObject({
  ...z.partial(questionContent).shape,
  options: z.optional(z.array(z.partial(option)).check(z.maxLength(limits.maxOptions))),
})
export type SparseQuestion = z.infer<typeof sparseQuestion>

export const importedQuestions = z.looseObject({
  questions: z.array(sparseQuestion),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  /** The number of questions sent so far, including this message. An import continues with it as `from`. */
  sent: count,
})
export type ImportedQuestions = z.infer<typeof importedQuestions>

/**
 * The end of an import. `header` is the file's header, for the cells of rejected rows. `warnings` and `hints` are
 * texts of the form `kind#text#question number`. The lists have a maximum length, so that the result of 200,000 rows
 * fits into one frame. The counts are complete.
 */
export const importComplete = z.looseObject({
  sections: z.array(section),
  warnings: z.array(z.string()),
  hints: z.array(z.string()),
  rejected: z.array(rejectedRow),
  errorsCount: z.optional(count),
  omissionsCount: z.optional(count),
  sectionsCount: z.optional(count),
  rejectedCount: count,
  total: count,
  dialect,
  header: z.optional(z.array(z.string())),
  /** Where questions stand in a PDF. */
  places: z.optional(z.array(z.looseObject({ question_no: count, place }))),
  /** When the video of a file stops for its questions, in seconds. Only for a pop-up quiz. */
  seconds: z.optional(z.array(z.looseObject({ question_no: count, second: z.number() }))),
})
export type ImportComplete = z.infer<typeof importComplete>
