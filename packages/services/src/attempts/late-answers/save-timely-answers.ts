import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'

/**
 * Saves late answers of the open attempts at a link that are in time after all, because the end was moved. Where a
 * later answer counts, or a checked one, it stays, and the late one goes on waiting for the instructor, who also
 * decides about handed-in attempts.
 */
export const saveTimelyAnswers = async (tx: Queryable, linkId: string): Promise<void> => {
  await tx.execute(sql`
    with timely as (
      delete from ${lateAnswers} late
      using ${attempts} attempt, ${sessions} session, ${attemptAnswers} counted
      where late.attempt_id = attempt.id and late.acceptance_id is null and late.answered_at <= attempt.due_at
        and attempt.submitted_at is null and session.id = attempt.session_id and session.link_id = ${linkId}
        and counted.attempt_id = late.attempt_id and counted.question_id = late.question_id
        and not counted.is_checked
        and (counted.answered_at is null or counted.answered_at <= late.answered_at)
      returning late.*
    )
    update ${attemptAnswers} counted set selected = timely.selected, answer = timely.answer,
      response = timely.response,
      time_spent = greatest(counted.time_spent, timely.time_spent), answered_at = timely.answered_at,
      uploaded_images = counted.uploaded_images || timely.uploaded_images,
      is_skipped = timely.selected = '{}' and btrim(timely.answer) = ''
        and timely.response is null
        and counted.uploaded_images || timely.uploaded_images = '{}'
    from timely
    where counted.attempt_id = timely.attempt_id and counted.question_id = timely.question_id`)
}
