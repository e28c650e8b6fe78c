import { and, asc, eq } from 'drizzle-orm'
import { inIds } from '../database/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { paperQuestions } from '../database/tables/papers.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import type { Attempt } from './find-attempt.ts'
import { answeredRevision, type AnswerRow, type AnswerWithRevision, readAnswers } from './read-answers.ts'

type PaperQuestion = typeof paperQuestions.$inferSelect

/** The answer to a question that its student has not touched yet. */
const blank: Omit<AnswerRow, 'attemptId' | keyof PaperQuestion> = {
  selected: [],
  answer: '',
  response: null,
  classes: null,
  uploadedImages: [],
  isSkipped: true,
  isMarked: false,
  isChecked: false,
  tried: null,
  isCorrect: false,
  isLeftOut: false,
  obtainedMarks: 0,
  firstMarks: null,
  timeSpent: 0,
  answeredAt: null,
  aiResult: null,
  instructorEvaluation: null,
  instructorMarks: null,
  confirmation: null,
  confirmedAt: null,
  confirmationId: null,
  markRevision: 0,
}

/** Returns the answer to a question of a paper: the stored one, or a blank one. */
export const answerTo = (
  attemptId: string,
  { paperId: _ofPaper, ...question }: PaperQuestion,
  stored: AnswerRow | null,
): AnswerRow => stored ?? { ...blank, ...question, attemptId }

/** Reads these questions of an attempt in the order of the quiz, or all of them, with their answers so far. */
export const readAskedAnswers = async (
  db: Queryable,
  { id, paperId }: Pick<Attempt, 'id' | 'paperId'>,
  questionIds?: readonly string[],
): Promise<AnswerWithRevision[]> => {
  if (paperId === null) {
    const answers = await readAnswers(db, id)
    return answers.filter(({ answer }) => questionIds?.includes(answer.questionId) ?? true)
  }
  const rows = await db
    .select({ question: paperQuestions, answer: attemptAnswers, revision: answeredRevision })
    .from(paperQuestions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .leftJoin(
      attemptAnswers,
      and(eq(attemptAnswers.attemptId, id), eq(attemptAnswers.questionId, paperQuestions.questionId)),
    )
    .where(
      and(
        eq(paperQuestions.paperId, paperId),
        questionIds && inIds(paperQuestions.questionId, [...questionIds]),
      ),
    )
    .orderBy(asc(paperQuestions.place))
  return rows.map(({ question, answer, revision }) => ({ answer: answerTo(id, question, answer), revision }))
}
