import type { ReportEntry, ReportItem } from '@quizwright/domain/schemas/report.ts'
import { and, asc, eq, isNull } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { reports } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'

/**
 * Reads the open reports of a quiz, grouped by text and by question. A report on a deleted question has no number.
 */
export const readReports = async (
  db: Queryable,
  quizId: string,
): Promise<{ reports: ReportItem[]; report_entries: ReportEntry[] }> => {
  const rows = await db
    .select({ category: reports.category, description: reports.description, questionNo: questions.place })
    .from(reports)
    .leftJoin(questions, and(eq(questions.quizId, reports.quizId), eq(questions.id, reports.questionId)))
    .where(and(eq(reports.quizId, quizId), isNull(reports.closedAt)))
    .orderBy(asc(reports.createdAt), asc(reports.id))

  const byText = new Map<string, ReportItem>()
  const byQuestion = new Map<number, ReportEntry>()
  for (const { category, description, questionNo } of rows) {
    const text = description === '' ? category : `${category}: ${description}`
    const item = byText.get(text) ?? { desc: text, totalCount: 0, questions: [] }
    byText.set(text, item)
    item.totalCount++
    if (questionNo === null) continue
    if (!item.questions.includes(questionNo)) item.questions.push(questionNo)
    const entry = byQuestion.get(questionNo) ?? { question_no: questionNo, report_desc: [] }
    byQuestion.set(questionNo, entry)
    entry.report_desc.push(text)
  }
  return {
    reports: [...byText.values()]
      .map((item) => ({ ...item, questions: item.questions.toSorted((a, b) => a - b) }))
      .sort((a, b) => b.totalCount - a.totalCount),
    report_entries: [...byQuestion.values()].sort((a, b) => a.question_no - b.question_no),
  }
}
