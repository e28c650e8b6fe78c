import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { normalizeName } from '../../database/queries/fold-text.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { inScope } from '../counts/select-counts.ts'

/** The percentage of the marks for questions with a tag, and the number of answers. */
export type TagScore = { name: string; score_percentage: number; answers: number }

type Row = { tags: TagRef[]; n: number; marks: number; of_marks: number }

/** Reads all attempts of a scope by tag of the questions, the strongest tag first. */
export const readTagScores = async (db: Queryable, quizId: string, scope: string): Promise<TagScore[]> => {
  const { rows } = await db.execute<Row>(sql`
    select r.content -> 'tags' as tags, s.n, s.marks, s.of_marks from ${questionRevisions} r join (
      select revision_id, sum(n_all)::integer as n, sum(x_all) as marks, sum(of_marks) as of_marks
      from ${questionSums} where ${inScope({ quizId, scope })} group by revision_id
    ) s on s.revision_id = r.id where s.n > 0`)
  return scoreTags(rows)
}

/** Reads one attempt by tag of the questions, the strongest tag first. */
export const readTagScoresOfAttempt = async (db: Queryable, attemptId: string): Promise<TagScore[]> => {
  const { rows } = await db.execute<Row>(sql`
    select r.content -> 'tags' as tags, 1 as n, w.obtained_marks as marks, w.total_marks as of_marks
    from ${attemptAnswers} w join ${questionRevisions} r on r.id = w.revision_id
    where w.attempt_id = ${attemptId}`)
  return scoreTags(rows)
}

type TagSums = { name: string; answers: number; marks: number; ofMarks: number }

const scoreTags = (rows: readonly Row[]): TagScore[] => {
  const byName = new Map<string, TagSums>()
  for (const { tags, n, marks, of_marks } of rows) {
    for (const { tag_name } of tags) {
      const key = normalizeName(tag_name)
      const sums = byName.get(key) ?? { name: tag_name, answers: 0, marks: 0, ofMarks: 0 }
      byName.set(key, {
        name: sums.name,
        answers: sums.answers + n,
        marks: sums.marks + marks,
        ofMarks: sums.ofMarks + of_marks,
      })
    }
  }
  const scores = [...byName.values()].map(({ name, answers, marks, ofMarks }) => ({
    name,
    answers,
    // Marks that wrong answers cost leave no topic below 0.
    score_percentage: ofMarks > 0 ? Math.max(0, (100 * marks) / ofMarks) : 0,
  }))
  return scores.sort((a, b) => b.score_percentage - a.score_percentage || (a.name < b.name ? -1 : 1))
}
