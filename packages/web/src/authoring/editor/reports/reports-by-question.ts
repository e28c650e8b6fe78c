import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { ReportItem } from '@quizwright/domain/schemas/report.ts'

/** A report on a question: its sentence, and how often it was reported in the whole quiz. */
export type Report = Pick<ReportItem, 'desc' | 'totalCount'>
export type Reports = ReadonlyMap<string, readonly Report[]>

/**
 * Groups reports by question. Reports carry the numbers of the stored quiz, so `stored` must be its
 * questions.
 */
export const reportsByQuestion = (
  reports: readonly ReportItem[],
  stored: readonly DraftQuestion[],
): Reports => {
  const byId = new Map<string, Report[]>()
  for (const { desc, totalCount, questions } of reports) {
    for (const question of questions.flatMap((no) => stored[no - 1] ?? []))
      byId.set(question._id, [...(byId.get(question._id) ?? []), { desc, totalCount }])
  }
  return byId
}
