import { sql, type SQL } from '../../database/drizzle.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { quizScope } from '../../statistics/counts/frequency-weights.ts'

/**
 * A query for the answers to questions: one row for each content and quiz, with `hash`, `quiz_id` and `question_id`.
 * `attempts` counts all answers, `n` the first ones of each student. `facility` (the mean of the marks) and
 * `discrimination` (their correlation with the rest score) are in percent, null without variance. `n` is 0 if the
 * marks of that quiz are not about this content alone: they were corrected, or were given for other revisions too.
 */
export const answeredBy = (instructorId: string, hashes?: readonly string[]): SQL => sql`
  select hash, quiz_id, question_id, weightage, attempts, n,
    100 * x / nullif(n * weightage, 0) as facility,
    100 * (n * (xt - xx) - x * (t - x)) / nullif(sqrt(
      greatest(n * xx - x * x, 0) * greatest(n * (tt - 2 * xt + xx) - (t - x) * (t - x), 0)), 0) as discrimination
  from (
    select r.content_hash as hash, q.quiz_id, q.id as question_id, r.weightage,
      sum(s.n_all) filter (where s.revision_id = r.id)::integer as attempts,
      case when bool_and(s.revision_id = r.id) and not exists (
        select 1 from quiz.corrections as c
        where c.quiz_id = q.quiz_id and c.question_id = q.id and c.undone_at is null
      ) then sum(s.n_first)::integer else 0 end as n,
      sum(s.x_first) as x, sum(s.xx_first) as xx, sum(s.xt_first) as xt, sum(s.t_first) as t, sum(s.tt_first) as tt
    from quiz.quizzes as z
      join quiz.questions as q on q.quiz_id = z.id
      join quiz.question_revisions as r on r.id = q.revision_id
      join quiz.question_sums as s
        on s.quiz_id = z.id and s.scope = ${quizScope} and s.question_id = q.id and s.n_all > 0
    where z.instructor_id = ${instructorId}
      ${hashes ? sql`and r.content_hash = any(${textArray(hashes)})` : sql``}
    group by r.content_hash, q.quiz_id, q.id, r.weightage
  ) as sums
  where attempts > 0`
