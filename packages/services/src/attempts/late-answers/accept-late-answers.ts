import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { lateAnswerTexts } from '@quizwright/domain/rules/late-answers.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../database/drizzle.ts'
import { lockMarking } from '../../corrections/applying/lock-marking.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { lateAcceptanceChanges, lateAcceptances, lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { unseenMarks } from '../../database/tables/marking-team.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { markAgain } from './mark-again.ts'

type Acceptance = { quizId: string; attemptIds: readonly string[]; reason: string; acceptedBy: string }

/**
 * Lets the late answers of these attempts count: they replace the answers that counted, and everything that depends on
 * the marks is computed again. Throws NOT_FOUND for an attempt that is not at this quiz, and RULE if it is not handed
 * in or has no late answers left.
 */
export const acceptLateAnswers = async (
  tx: Queryable,
  { quizId, attemptIds, reason, acceptedBy }: Acceptance,
  now: Date,
): Promise<void> => {
  await lockMarking(tx, quizId)
  const ids = [...new Set(attemptIds)].sort()
  await lockHandedIn(tx, quizId, ids)
  const marksBefore = await readMarks(tx, ids)
  const waits = and(inArray(lateAnswers.attemptId, ids), isNull(lateAnswers.acceptanceId))
  const waiting = await tx.select({ attemptId: lateAnswers.attemptId }).from(lateAnswers).where(waits)
  if (new Set(waiting.map(({ attemptId }) => attemptId)).size !== ids.length)
    throw new Problem('RULE', { message: lateAnswerTexts.gone })
  const acceptanceId = makeId()
  await tx
    .insert(lateAcceptances)
    .values({ id: acceptanceId, quizId, reason: reason.trim(), createdBy: acceptedBy, createdAt: now })
  await tx.execute(sql`
    insert into ${lateAcceptanceChanges} (acceptance_id, attempt_id, replaced)
    select ${acceptanceId}, counted.attempt_id, jsonb_agg(
      to_jsonb(counted) || jsonb_build_object('unseen_marks', (
        select coalesce(jsonb_agg(to_jsonb(mark)), '[]') from ${unseenMarks} mark
        where mark.attempt_id = counted.attempt_id and mark.question_id = counted.question_id))
      order by counted.place)
    from ${attemptAnswers} counted join ${lateAnswers} late using (attempt_id, question_id)
    where late.attempt_id = any(${textArray(ids)}) and late.acceptance_id is null
    group by counted.attempt_id`)
  const quiz = elementAt(await tx.select().from(quizzes).where(eq(quizzes.id, quizId)), 0)
  const replace = async (): Promise<void> => {
    // The marks and the suggestion of a descriptive answer were those of other words.
    await tx.execute(sql`
      delete from ${unseenMarks} mark using ${lateAnswers} late
      where late.attempt_id = any(${textArray(ids)}) and late.acceptance_id is null
        and mark.attempt_id = late.attempt_id and mark.question_id = late.question_id`)
    await tx.execute(sql`
      update ${attemptAnswers} counted set selected = late.selected, answer = late.answer,
        response = late.response,
        time_spent = greatest(counted.time_spent, late.time_spent), answered_at = late.answered_at,
        uploaded_images = counted.uploaded_images || late.uploaded_images,
        is_skipped = late.selected = '{}' and btrim(late.answer) = '' and late.response is null
          and counted.uploaded_images || late.uploaded_images = '{}',
        ai_result = null, instructor_evaluation = null, instructor_marks = null, confirmation = null,
        confirmed_at = null, confirmation_id = null, obtained_marks = 0, is_correct = false,
        mark_revision = counted.mark_revision + 1
      from ${lateAnswers} late
      where late.attempt_id = any(${textArray(ids)}) and late.acceptance_id is null
        and counted.attempt_id = late.attempt_id and counted.question_id = late.question_id`)
    await tx.update(lateAnswers).set({ acceptanceId }).where(waits)
  }
  await markAgain(tx, { quiz: quiz, attemptIds: ids, change: replace }, now)
  const marksAfter = await readMarks(tx, ids)
  for (const id of ids)
    await tx
      .update(lateAcceptanceChanges)
      .set({ marksBefore: marksBefore.get(id) ?? null, marksAfter: marksAfter.get(id) ?? null })
      .where(
        and(eq(lateAcceptanceChanges.acceptanceId, acceptanceId), eq(lateAcceptanceChanges.attemptId, id)),
      )
}

/** Locks handed-in attempts in the same order as everywhere else. */
const lockHandedIn = async (tx: Queryable, quizId: string, ids: string[]): Promise<void> => {
  const locked = await tx
    .select({ submittedAt: attempts.submittedAt })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), inArray(attempts.id, ids)))
    .orderBy(asc(attempts.id))
    .for('no key update')
  if (locked.length !== ids.length) throw new Problem('NOT_FOUND')
  if (locked.some(({ submittedAt }) => submittedAt === null))
    throw new Problem('RULE', { message: lateAnswerTexts.open })
}

const readMarks = async (tx: Queryable, ids: string[]): Promise<Map<string, number | null>> => {
  const rows = await tx
    .select({ id: attempts.id, marks: attempts.obtainedMarks })
    .from(attempts)
    .where(inArray(attempts.id, ids))
  return new Map(rows.map(({ id, marks }) => [id, marks]))
}
