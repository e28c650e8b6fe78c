import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { figure } from './item-statistics.ts'
import { count, id, dateTime, text } from './text.ts'

/** Reports grouped by description, with their number and their question numbers. */
export const reportItem = z.looseObject({
  desc: text(lengths.description),
  totalCount: count,
  questions: z.array(count),
})
export type ReportItem = z.infer<typeof reportItem>

/** Reports grouped by question. */
export const reportEntry = z.looseObject({
  question_no: count,
  report_desc: z.array(text(lengths.description)),
})
export type ReportEntry = z.infer<typeof reportEntry>

const maybe = z.nullable(z.number())

/**
 * An issue: all open reports on one question. `question_no` is null if the question was removed from the quiz.
 * `categories` are sorted by frequency, `descriptions` by age, newest first. The figures are percentages over first
 * attempts, null without attempts; `figures` adds their confidence intervals. `few`: there are too few attempts for
 * a verdict.
 */
export const reportedIssue = z.looseObject({
  quiz_id: id,
  quiz_name: text(lengths.name),
  question_id: id,
  question_no: z.nullable(count),
  question: text(lengths.question),
  /** Whether it is descriptive beside other kinds, so that its answers are graded again and have no key. */
  is_descriptive: z.optional(z.boolean()),
  reports: count,
  newest_at: dateTime,
  categories: z.array(z.looseObject({ category: text(lengths.name), totalCount: count })),
  descriptions: z.array(text(lengths.description)),
  facility: maybe,
  discrimination: maybe,
  figures: z.optional(
    z.looseObject({ counted: count, few: z.boolean(), facility: figure, discrimination: figure }),
  ),
})
export type ReportedIssue = z.infer<typeof reportedIssue>

/** The students who reported see `note`. Reports created after `until` stay open. */
export const closeIssueBody = z.strictObject({
  quiz_id: id,
  question_id: id,
  note: text(lengths.description),
  until: z.optional(dateTime),
})
export type CloseIssueBody = z.infer<typeof closeIssueBody>
