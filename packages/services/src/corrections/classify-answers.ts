import { entryOf } from '@quizwright/domain/defined.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { and, eq, isNotNull, sql } from '../database/drizzle.ts'
import { isDeepStrictEqual } from 'node:util'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { readCorrectionFinder } from './active-corrections.ts'
import { classesByKey } from './mark-by-key.ts'
import { readRevisions } from './planning/read-met-attempts.ts'

const answersPerStatement = 1_000

type QuestionRef = { quizId: string; questionId: string }

/**
 * Stores what the handed-in answers to a question are counted as by its present key. What is typed into a gap is
 * counted by what it earns, which a correction changes, also where the marks of the question stay as they are. The
 * caller counts the quiz again.
 */
export const classifyAnswers = async (tx: Queryable, question: QuestionRef): Promise<void> => {
  const revisions = await readRevisions(tx, await readRevisionIds(tx, question))
  const classed = [...revisions.values()].filter(({ content }) => kindOf(content).classes)
  if (classed.length === 0) return
  const findCorrection = await readCorrectionFinder(tx, question.quizId)
  const corrections = new Map(classed.map((one) => [one.id, findCorrection(question.questionId, one)]))
  const answers = await readAnswers(
    tx,
    question,
    classed.map(({ id }) => id),
  )
  const changed = answers.flatMap((answer) => {
    const { content } = entryOf(revisions, answer.revisionId)
    const classes = classesByKey(content, answer, corrections.get(answer.revisionId))
    return isDeepStrictEqual(classes, answer.classes) ? [] : [{ attempt_id: answer.attemptId, classes }]
  })
  for (let start = 0; start < changed.length; start += answersPerStatement)
    await storeClasses(tx, question, changed.slice(start, start + answersPerStatement))
}

const isHandedIn = ({ quizId, questionId }: QuestionRef) =>
  and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt), eq(attemptAnswers.questionId, questionId))

const readRevisionIds = async (tx: Queryable, question: QuestionRef): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ id: attemptAnswers.revisionId })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(isHandedIn(question))
  return rows.map(({ id }) => id)
}

const readAnswers = (tx: Queryable, question: QuestionRef, revisionIds: string[]) =>
  tx
    .select({
      attemptId: attemptAnswers.attemptId,
      revisionId: attemptAnswers.revisionId,
      selected: attemptAnswers.selected,
      answer: attemptAnswers.answer,
      response: attemptAnswers.response,
      classes: attemptAnswers.classes,
    })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
    .where(and(isHandedIn(question), inIds(attemptAnswers.revisionId, revisionIds)))

const storeClasses = (
  tx: Queryable,
  { questionId }: QuestionRef,
  changed: readonly { attempt_id: string; classes: number[] | null }[],
) =>
  tx.execute(sql`
    update ${attemptAnswers} as stored set classes = classed.classes
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as classed(attempt_id text, classes integer[])
    where stored.attempt_id = classed.attempt_id and stored.question_id = ${questionId}`)
