import type { Queryable } from '../database/database.ts'
import { type FindCorrection, readCorrectionFinder } from '../corrections/active-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import type { SelectedAnswer } from './waiting-answers.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/**
 * Returns the answers, each with its question as it is currently graded. One revision may be graded differently in
 * two versions of a quiz, so its content id depends on both.
 */
export const correctQuestions = async (
  db: Queryable,
  rows: readonly SelectedAnswer[],
): Promise<SelectedAnswer[]> => {
  const finders = new Map<string, FindCorrection>()
  for (const quizId of new Set(rows.map((row) => row.quizId)))
    finders.set(quizId, await readCorrectionFinder(db, quizId))
  return rows.map((row) => {
    const { answer, revision, quizId } = row
    const correction = entryOf(finders, quizId)(answer.questionId, revision)
    if (!correction) return row
    const id = `${revision.id}-${correction.id}`
    return { ...row, revision: { ...revision, id, content: correctedContent(revision.content, correction) } }
  })
}
