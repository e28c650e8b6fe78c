import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { markingShares, markingTeams } from '../../database/tables/marking-team.ts'

type HandedIn = { id: string; quizId: string; studentId: string }

/**
 * Gives the answers of an attempt that is handed in to a marker, if its quiz is shared out by student: to whoever has
 * this student, else to whoever has the fewest attempts.
 */
export const shareOutAttempt = async (tx: Queryable, { id, quizId, studentId }: HandedIn): Promise<void> => {
  await tx.execute(sql`
    insert into ${markingShares} (quiz_id, subject_id, account_id)
    select team.quiz_id, ${id}, coalesce(
      (select share.account_id from ${attempts} as other
        join ${markingShares} as share on share.quiz_id = team.quiz_id and share.subject_id = other.id
        where other.quiz_id = team.quiz_id and other.student_id = ${studentId}
          and share.account_id = any(team.marker_ids) limit 1),
      (select marker.id from unnest(team.marker_ids) with ordinality as marker(id, place)
        order by (select count(*) from ${markingShares} as share
          where share.quiz_id = team.quiz_id and share.account_id = marker.id), marker.place limit 1))
    from ${markingTeams} as team
    where team.quiz_id = ${quizId} and team.shared_by = 'student' and cardinality(team.marker_ids) > 0
    on conflict do nothing`)
}
