import { defined } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { issueWeight } from '@quizwright/domain/rules/report.ts'
import type { RangeQuery } from '@quizwright/contracts/schemas/paging.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { and, asc, count, desc, eq, isNull, max, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { reports } from '../database/tables/learner.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { type ItemIndices, readItemIndices } from '../statistics/items/read-item-indices.ts'
import { readReportSummaries } from './read-report-summaries.ts'

/** The number of ranked questions, those with the most reports. The others appear when some of these are closed. */
const rankedQuestions = 500

type IssueQuery = { instructorId: string; quizId?: string | undefined } & RangeQuery

/** Returns the questions with open reports, the most urgent first, and their number. */
export const listIssues = async (
  db: Queryable,
  { instructorId, quizId, from = 0, count: pageSize = rankedQuestions }: IssueQuery,
): Promise<{ issues: ReportedIssue[]; total: number }> => {
  const reported = await readReportedQuestions(
    db,
    and(
      isNull(reports.closedAt),
      // The check of the row's scope has found that the caller may look at a quiz that is named.
      quizId === undefined ? eq(quizzes.instructorId, instructorId) : eq(reports.quizId, quizId),
    ),
  )
  const indicesOf = await readItemIndices(
    db,
    reported.map((row) => ({
      quizId: row.quizId,
      questionId: row.questionId,
      maximumMark: row.marks ?? 0,
    })),
  )
  const page = reported
    .map((row) => {
      const indices = indicesOf(row.quizId, row.questionId)
      return { row, indices, weight: issueWeight({ reports: row.n, ...judgedBy(indices) }) }
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(from, from + pageSize)
  const summaryOf = await readReportSummaries(
    db,
    page.map(({ row }) => row),
  )
  const issues = page.map(({ row, indices }): ReportedIssue => ({
    quiz_id: row.quizId,
    quiz_name: row.name,
    question_id: row.questionId,
    question_no: row.position,
    question: row.content?.question.trim() || (row.content?.equation ?? ''),
    ...(row.content?.interaction?.kind === 'descriptive' && { is_descriptive: true }),
    reports: row.n,
    newest_at: serializeDateTime(defined(row.newestAt, 'row.newestAt')),
    ...summaryOf(row.quizId, row.questionId),
    facility: indices.facility.value,
    discrimination: indices.discrimination.value,
    figures: indices,
  }))
  return { total: reported.length, issues }
}

/** With too few attempts the figures do not make an issue more urgent. */
const judgedBy = ({ few, facility, discrimination }: ItemIndices) => ({
  facility: few ? null : facility.value,
  discrimination: few ? null : discrimination.value,
})

/** Reads questions with the number of their reports. A deleted question has no position and no content. */
const readReportedQuestions = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      quizId: reports.quizId,
      questionId: reports.questionId,
      n: count(),
      newestAt: max(reports.createdAt),
      name: quizzes.name,
      position: questions.place,
      content: questionRevisions.content,
      marks: questionRevisions.weightage,
    })
    .from(reports)
    .innerJoin(quizzes, eq(quizzes.id, reports.quizId))
    .leftJoin(questions, and(eq(questions.quizId, reports.quizId), eq(questions.id, reports.questionId)))
    .leftJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(where)
    .groupBy(reports.quizId, reports.questionId, quizzes.name, questions.place, questionRevisions.id)
    .orderBy(desc(count()), desc(max(reports.createdAt)), asc(reports.quizId), asc(reports.questionId))
    .limit(rankedQuestions)
