import { and, asc, eq, sql, type SQL } from '../../database/drizzle.ts'
import { buildOnce, placeholderOfTexts } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { paperQuestions } from '../../database/tables/papers.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import type { Attempt } from '../find-attempt.ts'
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
  const rows = questionIds
    ? await readSome(db, { id, paperId, questionIds: [...questionIds] })
    : await readAll(db, { id, paperId })
  return rows.map(({ question, answer, revision }) => ({ answer: answerTo(id, question, answer), revision }))
}

const selectAsked = (db: Queryable, which?: SQL) =>
  db
    .select({ question: paperQuestions, answer: attemptAnswers, revision: answeredRevision })
    .from(paperQuestions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .leftJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, sql.placeholder('id')),
        eq(attemptAnswers.questionId, paperQuestions.questionId),
      ),
    )
    .where(and(eq(paperQuestions.paperId, sql.placeholder('paperId')), which))
    .orderBy(asc(paperQuestions.place))

const readAll = buildOnce((db) => selectAsked(db))
const readSome = buildOnce((db) =>
  selectAsked(db, sql`${paperQuestions.questionId} = any(${placeholderOfTexts('questionIds')})`),
)
