import * as z from 'zod/mini'
import { csvLimits, lengths, limits } from '../limits.ts'
import { difficulty, option, questionContent } from './question.ts'
import { count, id, text } from './text.ts'

/** The formats of question files that are read. `archive` is a zip of several. */
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
  'blackboard',
  'brightspace',
  'webct',
  'json',
  'archive',
] as const
export type QuestionFormat = (typeof questionFormats)[number]
export const questionFormat = z.enum(questionFormats)

/** Their names for people. */
export const formatNames: Readonly<Record<QuestionFormat, string>> = {
  csv: 'CSV',
  xlsx: 'an Excel workbook',
  ods: 'an OpenDocument workbook',
  gift: 'GIFT',
  aiken: 'Aiken',
  text: 'a list of questions',
  markdown: 'a list of questions in Markdown',
  'moodle-xml': 'Moodle XML',
  'qti-1.2': 'QTI 1.2',
  'qti-2': 'QTI 2',
  'qti-3': 'QTI 3',
  word: 'a list of questions of Word',
  blackboard: 'tab-delimited text of Blackboard',
  brightspace: 'CSV of Brightspace',
  webct: 'a question database of WebCT',
  json: 'JSON',
  archive: 'a zip of several files',
}

/** Whether a format is a table, whose columns can be named. Where none is told it is CSV. */
export const isTable = (format: string | undefined): boolean =>
  format === undefined || format === 'csv' || format === 'xlsx' || format === 'ods'

/** The opaque key of an uploaded file. It belongs to the instructor who uploaded it and is not a URL. */
export const fileLink = id

/** Where a run of questions with the same section and paragraph begins. */
export const section = z.looseObject({
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  question_no: count,
})
export type Section = z.infer<typeof section>

/**
 * A rejected row: its position, the reason and its unchanged cells. Lines and columns count from 1. `after` is
 * the number of questions before it. `cut`: its cells were too long and are cut.
 */
export const rejectedRow = z.looseObject({
  line: count,
  column: z.nullable(count),
  reason: z.string(),
  raw: z.array(z.string()),
  after: z.optional(count),
  cut: z.optional(z.boolean()),
  /** What was left out as its file wrote it, of files that are not CSV. */
  source: z.optional(z.string()),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** The encodings that a file can have. All but the first three are guessed. */
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
] as const
export type Encoding = (typeof encodings)[number]
const separator = z.enum([',', ';', '\t'])

/**
 * How its author says that a file is to be read. What is left out is detected. `columns` are the columns of ours
 * by the place of each in the file, null for one that is not read; `marks` and `levels` say what words mean
 * (folded as csv/words.ts does). `hasHeader` is false where the first row is a question already.
 */
export const reading = z.strictObject({
  encoding: z.optional(z.enum(encodings)),
  columns: z.optional(z.array(z.nullable(text(64))).check(z.maxLength(csvLimits.columns))),
  marks: z.optional(z.record(text(64), z.boolean())),
  levels: z.optional(z.record(text(64), difficulty)),
  tagsByComma: z.optional(z.boolean()),
  hasHeader: z.optional(z.boolean()),
})
export type Reading = z.infer<typeof reading>

/** How a file is read: its format where the found one is wrong, and what becomes of kinds that a quiz does not have. */
export const readingChoices = {
  format: z.optional(questionFormat),
  /** Other kinds of questions become descriptive, with their answer as the solution. */
  convert: z.optional(z.boolean()),
  /** What the author of a CSV file says of it. */
  reading: z.optional(reading),
}

/** What the author of a file says of it; what is left out is found. */
export type ReadingChoices = { format?: QuestionFormat; convert?: boolean; reading?: Reading }

/** A word of a file that nobody knows, and how many cells have it. */
const unknownWord = z.looseObject({ word: z.string(), cells: count })

/**
 * What a file looks like before it is read. `columns` are those that its headings seem to name; `texts` are some
 * of its texts that another encoding would change. `marks` and `levels` are words that are not known;
 * `commaTags` counts the cells of tags that have commas and nothing else that separates.
 */
export const csvPreview = z.looseObject({
  /** The format of a file that is not CSV; `other` where it is not known. Unless it is a table, nothing is to ask. */
  format: z.optional(z.string()),
  encoding: z.enum(encodings),
  isSure: z.boolean(),
  encodings: z.array(z.enum(encodings)),
  separator,
  /** False where no row has a heading that is known: the first may be a question. Old services do not tell. */
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
})
export type CsvPreview = z.infer<typeof csvPreview>

/** The detected format of the file. It is shown, so that a person notices a wrong detection. */
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

/**
 * A question of a file without its empty fields; csv/sparse-question.ts adds them again.
 */
export const sparseQuestion = z.strictObject({
  ...z.partial(questionContent).shape,
  options: z.optional(z.array(z.partial(option)).check(z.maxLength(limits.maxOptions))),
})
export type SparseQuestion = z.infer<typeof sparseQuestion>

export const importedQuestions = z.looseObject({
  questions: z.array(sparseQuestion),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  /** The number of questions sent so far, with this message: the value of `from` to continue with. */
  sent: count,
})
export type ImportedQuestions = z.infer<typeof importedQuestions>

/**
 * `header` is the file's header, for the cells of rejected rows. `warnings` and `hints` are texts of the form
 * `kind#text#question number`. Each list has a maximum length, so that the result of 200,000 rows fits one
 * frame; the counts are the full numbers.
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
})
export type ImportComplete = z.infer<typeof importComplete>
