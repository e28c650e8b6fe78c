import { Problem } from '@quizwright/contracts/problem.ts'
import type { TopStudent } from '@quizwright/contracts/schemas/stats.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { attemptsInScope } from '../counts/select-counts.ts'
import { findGroupQuiz } from '../find-scope.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { readScores, type ScoreCount } from '../counts/read-scores.ts'
import { readStandings, type Ranking, type Standing } from './read-standings.ts'

type RankingRequest = {
  /** The id of a quiz or a session. */
  id: string
  counted: 'first' | 'latest'
  from: number
  count: number | undefined
  /** A result whose student is returned even outside the requested page. */
  resultId: string | undefined
}

/** The default numbers of listed students: the best of a quiz, all of a session. */
const listedOfQuiz = 10
const listedOfSession = 500

/**
 * Ranks the students of a quiz or a session by marks. Students with equal marks share a rank, and the faster one is
 * listed first. Throws NOT_FOUND.
 */
export const rankStudents = async (db: Queryable, { id, counted, from, count, resultId }: RankingRequest) => {
  const ranking: Ranking = { ...(await findRankedScope(db, id)), counted }
  const scores = await readScores(db, { ...ranking, attempts: counted })
  const describe = (standing: Standing) => describeStudent(standing, rankOf(standing.percentage, scores))
  const listed = ranking.scope === quizScope ? listedOfQuiz : listedOfSession
  const limit = Math.min(count ?? listed, listedOfSession)
  const standings = await readStandings(db, ranking, { limit, offset: from })
  const marked = resultId === undefined ? undefined : await readStandingOfResult(db, ranking, resultId)
  return {
    quiz: standings.map(describe),
    total: scores.reduce((sum, score) => sum + score.n, 0),
    marked: marked ? describe(marked) : null,
  }
}

/** The id belongs to a session or a group of a course or, if there is none, to a quiz. */
const findRankedScope = async (db: Queryable, id: string): Promise<{ quizId: string; scope: string }> => {
  const [session] = await db.select({ quizId: sessions.quizId }).from(sessions).where(eq(sessions.id, id))
  const quizId = session?.quizId ?? (await findGroupQuiz(db, id))
  return quizId === undefined ? { quizId: id, scope: quizScope } : { quizId, scope: id }
}

const readStandingOfResult = async (
  db: Queryable,
  ranking: Ranking,
  resultId: string,
): Promise<Standing | undefined> => {
  const [attempt] = await db
    .select({ studentId: attempts.studentId })
    .from(attempts)
    .where(
      and(eq(attempts.id, resultId), eq(attempts.quizId, ranking.quizId), attemptsInScope(ranking.scope)),
    )
  if (!attempt) throw new Problem('NOT_FOUND')
  const [standing] = await readStandings(db, ranking, { limit: 1, offset: 0 }, attempt.studentId)
  return standing
}

/**
 * Returns one more than the number of attempts with a higher percentage. The counts give it without reading
 * students.
 */
const rankOf = (percentage: number, scores: readonly ScoreCount[]): number => {
  const higher = scores.filter(
    ({ total, ofTotal }) => ofTotal > 0 && (100 * total) / ofTotal > percentage + 1e-9,
  )
  return 1 + higher.reduce((sum, { n }) => sum + n, 0)
}

const describeStudent = (standing: Standing, rank: number): TopStudent => ({
  place: rank,
  obtained_marks: standing.marks ?? 0,
  time_spent: standing.time,
  correct_percentage: standing.percentage,
  result_id: standing.attemptId,
  user: { id: standing.studentId, full_name: standing.name, image: standing.image },
  image: standing.image,
})
