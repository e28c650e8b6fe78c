import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import { issueWeight } from '@quizwright/contracts/rules/report.ts'
import type { ReportedIssue } from '@quizwright/contracts/schemas/report.ts'
import type { RangeQuery } from '@quizwright/contracts/schemas/paging.ts'
import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, quizzes, reports } from '../database/tables.ts'
import { questionKey, readQuestionFigures } from '../statistics/items/read-item-indices.ts'

/**
 * So many questions are ranked, those with the most reports; the others come up when some of these are
 * closed.
 */
const rankedAtMost = 500
const descriptionsShown = 20

type Asked = { instructorId: string; quizId?: string | undefined } & RangeQuery

/** Questions with open reports, the most pressing first, and how many there are. */
export const listIssues = async (
  db: Queryable,
  { instructorId, quizId, from = 0, count: atMost = rankedAtMost }: Asked,
): Promise<{ issues: ReportedIssue[]; total: number }> => {
  const open = and(
    eq(quizzes.instructorId, instructorId),
    isNull(reports.closedAt),
    quizId === undefined ? undefined : eq(reports.quizId, quizId),
  )
  const found = await db
    .select({
      quizId: reports.quizId,
      questionId: reports.questionId,
      n: count(),
      newestAt: max(reports.createdAt),
      name: quizzes.name,
      place: questions.place,
      content: questionRevisions.content,
      marks: questionRevisions.weightage,
    })
    .from(reports)
    .innerJoin(quizzes, eq(quizzes.id, reports.quizId))
    .leftJoin(questions, and(eq(questions.quizId, reports.quizId), eq(questions.id, reports.questionId)))
    .leftJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(open)
    .groupBy(reports.quizId, reports.questionId, quizzes.name, questions.place, questionRevisions.id)
    .orderBy(desc(count()), desc(max(reports.createdAt)), asc(reports.quizId), asc(reports.questionId))
    .limit(rankedAtMost)
  const figuresOf = await readQuestionFigures(
    db,
    found.map((row) => ({ quizId: row.quizId, questionId: row.questionId, marks: row.marks ?? 0 })),
  )
  const ranked = found
    .map((row) => ({ row, figures: figuresOf(row.quizId, row.questionId) }))
    .map((one) => ({ ...one, weight: issueWeight({ reports: one.row.n, ...one.figures }) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(from, from + atMost)
  const saidOf = await readWhatIsSaid(
    db,
    ranked.map(({ row }) => row),
  )
  return {
    total: found.length,
    issues: ranked.map(({ row, figures }) => ({
      quiz_id: row.quizId,
      quiz_name: row.name,
      question_id: row.questionId,
      question_no: row.place,
      question: row.content?.question.trim() || (row.content?.equation ?? ''),
      reports: row.n,
      newest_at: serializeDateTime(row.newestAt!),
      ...saidOf(row.quizId, row.questionId),
      ...figures,
    })),
  }
}

type Said = Pick<ReportedIssue, 'categories' | 'descriptions'>

/** What was reported of questions, gathered by category; the descriptions as they were written. */
const readWhatIsSaid = async (
  db: Queryable,
  of: readonly { quizId: string; questionId: string }[],
): Promise<(quizId: string, questionId: string) => Said> => {
  const said = new Map<string, Said>(
    of.map(({ quizId, questionId }) => [
      questionKey(quizId, questionId),
      { categories: [], descriptions: [] },
    ]),
  )
  const rows =
    of.length === 0
      ? []
      : await db
          .select({
            quizId: reports.quizId,
            questionId: reports.questionId,
            category: reports.category,
            description: reports.description,
          })
          .from(reports)
          .where(
            and(
              isNull(reports.closedAt),
              inArray(reports.quizId, [...new Set(of.map((one) => one.quizId))]),
              inArray(
                reports.questionId,
                of.map((one) => one.questionId),
              ),
            ),
          )
          .orderBy(desc(reports.createdAt), desc(reports.id))
  for (const { quizId, questionId, category, description } of rows) {
    const one = said.get(questionKey(quizId, questionId))
    if (!one) continue
    const known = one.categories.find((gathered) => gathered.category === category)
    if (known) known.totalCount++
    else one.categories.push({ category, totalCount: 1 })
    if (description !== '' && one.descriptions.length < descriptionsShown) one.descriptions.push(description)
  }
  for (const { categories } of said.values()) categories.sort((a, b) => b.totalCount - a.totalCount)
  return (quizId, questionId) => said.get(questionKey(quizId, questionId))!
}
