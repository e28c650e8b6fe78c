import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { count, text } from './text.ts'

export const reportCategories = [
  'topic in lecture heading is not covered', 'content improvement', 'question is unclear', 'options are unclear or repeated', 'other',
] as const

/** What students reported, gathered by description: how often, and for which question numbers. */
export const reportItem = z.looseObject({ desc: text(lengths.description), totalCount: count, questions: z.array(count) })
export type ReportItem = z.infer<typeof reportItem>

/** What students reported, gathered by question. */
export const reportEntry = z.looseObject({ question_no: count, report_desc: z.array(text(lengths.description)) })
export type ReportEntry = z.infer<typeof reportEntry>
