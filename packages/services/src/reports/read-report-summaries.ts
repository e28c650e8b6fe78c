import { entryOf } from '@quizwright/domain/defined.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { and, desc, isNull } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { reports } from '../database/tables/learner.ts'

type QuestionRef = { quizId: string; questionId: string }
type ReportSummary = Pick<ReportedIssue, 'categories' | 'descriptions'>

const maximumDescriptions = 20

const keyOf = ({ quizId, questionId }: QuestionRef): string => `${quizId} ${questionId}`

/**
 * Reads the open reports on questions: the number in each category, the most frequent first, and the newest
 * descriptions as students wrote them.
 */
export const readReportSummaries = async (
  db: Queryable,
  questions: readonly QuestionRef[],
): Promise<(quizId: string, questionId: string) => ReportSummary> => {
  const summaries = new Map(
    questions.map((question): [string, ReportSummary] => [
      keyOf(question),
      { categories: [], descriptions: [] },
    ]),
  )
  for (const report of await readOpenReports(db, questions)) {
    const summary = summaries.get(keyOf(report))
    if (summary) addReport(summary, report)
  }
  for (const { categories } of summaries.values()) categories.sort((a, b) => b.totalCount - a.totalCount)
  return (quizId, questionId) => entryOf(summaries, keyOf({ quizId, questionId }))
}

const addReport = (
  { categories, descriptions }: ReportSummary,
  { category, description }: { category: string; description: string },
): void => {
  const counted = categories.find((existing) => existing.category === category)
  if (counted) counted.totalCount++
  else categories.push({ category, totalCount: 1 })
  if (description !== '' && descriptions.length < maximumDescriptions) descriptions.push(description)
}

const readOpenReports = async (db: Queryable, questions: readonly QuestionRef[]) => {
  if (questions.length === 0) return []
  const quizIds = [...new Set(questions.map(({ quizId }) => quizId))]
  const questionIds = questions.map(({ questionId }) => questionId)
  return db
    .select({
      quizId: reports.quizId,
      questionId: reports.questionId,
      category: reports.category,
      description: reports.description,
    })
    .from(reports)
    .where(
      and(isNull(reports.closedAt), inIds(reports.quizId, quizIds), inIds(reports.questionId, questionIds)),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
}
