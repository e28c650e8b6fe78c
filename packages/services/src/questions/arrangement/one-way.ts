import type { LaterAnswer } from '@quizwright/domain/schemas/attempt.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import type { Attempt } from '../../attempts/find-attempt.ts'
import { responseField } from '../../attempts/answers/responses.ts'
import { isSameAnswer } from '../../attempts/answers/same-answer.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { readNumbersById } from './presented-numbers.ts'

type Given = { question_id: string; selected: number[]; answer: string; response?: Response | undefined }

/** Answers that may still change, and those to questions that were left, as they stay. */
export type Passed<Answer extends Given> = { open: Answer[]; kept: LaterAnswer[] }

/**
 * Takes out the answers to questions that the student has left, where none can be opened again. Whoever sends one
 * otherwise than it is stored gets it back as it stays. With `advances`, the questions of the other answers count as
 * opened: the page sends an answer, though a blank one, as soon as it opens a question. The attempt must be locked.
 */
export const passOneWay = async <Answer extends Given>(
  tx: Queryable,
  attempt: Attempt,
  given: readonly Answer[],
  { advances }: { advances: boolean },
): Promise<Passed<Answer>> => {
  if (!attempt.arrangement?.one_way || given.length === 0) return { open: [...given], kept: [] }
  const numbers = await readNumbersById(tx, attempt)
  // A question that the attempt does not have is refused later.
  const isLeft = ({ question_id: id }: Given): boolean =>
    (numbers.get(id) ?? attempt.reached) < attempt.reached
  const open = given.filter((answer) => !isLeft(answer))
  const furthest = Math.max(0, ...open.map(({ question_id: id }) => numbers.get(id) ?? 0))
  if (advances && furthest > attempt.reached)
    await tx
      .update(attempts)
      .set({ reached: sql`greatest(${attempts.reached}, ${furthest})` })
      .where(eq(attempts.id, attempt.id))
  return { open, kept: await readKept(tx, attempt.id, given.filter(isLeft)) }
}

const blank = { selected: [], answer: '', response: null, isMarked: false }

const readKept = async (tx: Queryable, attemptId: string, left: readonly Given[]): Promise<LaterAnswer[]> => {
  if (left.length === 0) return []
  const ids = left.map(({ question_id: id }) => id)
  const rows = await tx
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attemptId), inIds(attemptAnswers.questionId, ids)))
  const storedById = new Map(rows.map((row) => [row.questionId, row]))
  return left.flatMap((given) => {
    const stored = storedById.get(given.question_id) ?? blank
    if (isSameAnswer(stored, given)) return []
    return [
      {
        question_id: given.question_id,
        selected: stored.selected,
        answer: stored.answer,
        ...responseField(stored),
        is_marked: stored.isMarked,
      },
    ]
  })
}
