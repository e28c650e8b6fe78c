import * as z from 'zod/mini'
import { lengths, limits } from '../limits.ts'
import { option, questionContent } from './question.ts'
import { count, id, text } from './text.ts'

/** The key under which an uploaded file is kept. Opaque, owned by its uploader, never an address. */
export const fileLink = id

/** Where a run of questions with the same section and paragraph begins. */
export const section = z.looseObject({
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  question_no: count,
})
export type Section = z.infer<typeof section>

/**
 * A row that could not become a question: where, why, and its cells as they stood. Lines and columns count
 * from 1. `after` is how many questions stand before it. `cut` says that its cells are too long to be given
 * whole.
 */
export const rejectedRow = z.looseObject({
  line: count,
  column: z.nullable(count),
  reason: z.string(),
  raw: z.array(z.string()),
  after: z.optional(count),
  cut: z.optional(z.boolean()),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** How the file was read: found out from the file and shown, so that a wrong guess can be seen. */
export const dialect = z.looseObject({
  separator: z.enum([',', ';', '\t']),
  encoding: z.enum(['UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252']),
  bom: z.boolean(),
  reordered: z.boolean(),
  unknownColumns: z.array(z.string()),
})
export type Dialect = z.infer<typeof dialect>

/**
 * A question on its way from a file. A field that is not there means what an empty cell means:
 * csv/sparse-question.ts puts it back.
 */
export const sparseQuestion = z.strictObject({
  ...z.partial(questionContent).shape,
  options: z.optional(z.array(z.partial(option)).check(z.maxLength(limits.maxOptions))),
})
export type SparseQuestion = z.infer<typeof sparseQuestion>

export const importedQuestions = z.looseObject({
  questions: z.array(sparseQuestion),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  /** How many questions were sent in all, this message's included: what `from` asks for after a break. */
  sent: count,
})
export type ImportedQuestions = z.infer<typeof importedQuestions>

/**
 * `header` is the file's own: the columns of the cells of rejected rows. `warnings` are strings
 * `kind#text#question number`; `hints` likewise, counted in neither list. Every list is cut at a bound, so
 * that 200,000 faulty rows still fit one frame: the counts say how many there are in all.
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
