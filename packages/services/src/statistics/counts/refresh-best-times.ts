import { sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { ltiGroupMembers } from '../../database/tables/lti-groups.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { quizScope } from './frequency-weights.ts'
import { randomGroupOf } from './random-group.ts'

const isMember = (attempt: SQL): SQL => sql`exists (select 1 from ${ltiGroupMembers} m
  where m.group_id = q.scope and m.student_id = ${attempt}.student_id)`

/**
 * Reads the shortest times of correct answers again if a correction made the fastest answer wrong, because a minimum
 * cannot be updated by subtraction. For each revision it reads only the answers of one random group. Must be called
 * while the quiz's counts are locked and after the answers were changed.
 */
export const refreshBestTimes = async (tx: Queryable, attemptIds: Iterable<string>): Promise<void> => {
  await tx.execute(sql`
    update ${questionSums} q set best_time = (
      select min(w.time_spent) from ${attempts} a join ${attemptAnswers} w on w.attempt_id = a.id
      where a.quiz_id = q.quiz_id and a.is_counted and (q.scope in (${quizScope}, a.session_id) or ${isMember(sql`a`)})
        and ${randomGroupOf(sql`a.student_id`)} = q.group_no and w.question_id = q.question_id
        and w.revision_id = q.revision_id and w.is_correct)
    from ${attempts} changed join ${attemptAnswers} answer on answer.attempt_id = changed.id
    where changed.id = any(${textArray(attemptIds)}) and not answer.is_correct
      and q.quiz_id = changed.quiz_id and (q.scope in (${quizScope}, changed.session_id) or ${isMember(sql`changed`)})
      and q.question_id = answer.question_id and q.revision_id = answer.revision_id
      and q.group_no = ${randomGroupOf(sql`changed.student_id`)} and answer.time_spent <= q.best_time`)
}
