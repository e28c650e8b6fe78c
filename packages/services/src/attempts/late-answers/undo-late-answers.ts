import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { lateAnswerTexts } from '@quizwright/domain/rules/late-answers.ts'
import { and, asc, eq, inArray, sql } from '../../database/drizzle.ts'
import { lockMarking } from '../../corrections/applying/lock-marking.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAcceptanceChanges, lateAcceptances, lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { unseenMarks } from '../../database/tables/marking-team.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { markAgain } from './mark-again.ts'

/**
 * Undoes an acceptance: the answers before it count again, with their marks and comments; those with a key are marked
 * by the current one. The late answers wait again. Throws NOT_FOUND, and RULE if it was undone already.
 */
export const undoLateAnswers = async (
  tx: Queryable,
  { quizId, acceptanceId }: { quizId: string; acceptanceId: string },
  now: Date,
): Promise<void> => {
  await lockMarking(tx, quizId)
  const [acceptance] = await tx
    .select()
    .from(lateAcceptances)
    .where(and(eq(lateAcceptances.id, acceptanceId), eq(lateAcceptances.quizId, quizId)))
  if (!acceptance) throw new Problem('NOT_FOUND')
  if (acceptance.undoneAt) throw new Problem('RULE', { message: lateAnswerTexts.undone })
  const changes = await tx
    .select({ attemptId: lateAcceptanceChanges.attemptId })
    .from(lateAcceptanceChanges)
    .where(eq(lateAcceptanceChanges.acceptanceId, acceptanceId))
  const ids = changes.map(({ attemptId }) => attemptId)
  await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(inArray(attempts.id, ids))
    .orderBy(asc(attempts.id))
    .for('no key update')
  const quiz = elementAt(await tx.select().from(quizzes).where(eq(quizzes.id, quizId)), 0)
  await markAgain(tx, { quiz: quiz, attemptIds: ids, change: () => restore(tx, acceptanceId) }, now)
  await tx.update(lateAnswers).set({ acceptanceId: null }).where(eq(lateAnswers.acceptanceId, acceptanceId))
  await tx.update(lateAcceptances).set({ undoneAt: now }).where(eq(lateAcceptances.id, acceptanceId))
}

const restore = async (tx: Queryable, acceptanceId: string): Promise<void> => {
  await tx.execute(sql`
    update ${attemptAnswers} counted set selected = before.selected, answer = before.answer,
      response = before.response,
      uploaded_images = before.uploaded_images,
      time_spent = before.time_spent, answered_at = before.answered_at, is_skipped = before.is_skipped,
      ai_result = before.ai_result, instructor_evaluation = before.instructor_evaluation,
      instructor_marks = before.instructor_marks, confirmation = before.confirmation,
      confirmed_at = before.confirmed_at, confirmation_id = before.confirmation_id,
      obtained_marks = before.obtained_marks, is_correct = before.is_correct,
      mark_revision = counted.mark_revision + 1
    from ${lateAcceptanceChanges} change,
      jsonb_populate_recordset(null::${attemptAnswers}, change.replaced) as before
    where change.acceptance_id = ${acceptanceId} and counted.attempt_id = before.attempt_id
      and counted.question_id = before.question_id`)
  const replaced = sql`${lateAcceptanceChanges} change, jsonb_array_elements(change.replaced) as answer
    where change.acceptance_id = ${acceptanceId}`
  await tx.execute(sql`
    delete from ${unseenMarks} where (attempt_id, question_id) in (
      select change.attempt_id, answer ->> 'question_id' from ${replaced})`)
  await tx.execute(sql`
    insert into ${unseenMarks} select mark.* from (
      select coalesce(answer -> 'unseen_marks', '[]') as marks from ${replaced}) as kept,
      jsonb_populate_recordset(null::${unseenMarks}, kept.marks) as mark`)
}
