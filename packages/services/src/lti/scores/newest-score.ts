import { and, eq, isNotNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'

const hourMs = 60 * 60 * 1_000

/**
 * What the gradebook should hold for a student now. `none`: nothing was handed in, or no result may be known yet.
 * `pending`: answers wait for marks. `final`: the marks of the best attempt.
 */
export type NewestScore =
  | { kind: 'none' }
  | { kind: 'pending'; submittedAt: Date }
  | { kind: 'final'; given: number; maximum: number; startedAt: Date; submittedAt: Date }

/** `changesAt`: when the result of another attempt may be known, which the score does not include before. */
export type ReadScore = { score: NewestScore; changesAt: Date | undefined }

type Attempt = typeof attempts.$inferSelect
type HandedIn = { attempt: Attempt; submittedAt: Date; shownAt: Date }

const readHandedIn = async (
  db: Queryable,
  { sessionLinkId, studentId }: { sessionLinkId: string; studentId: string },
): Promise<HandedIn[]> => {
  const rows = await db
    .select({ attempt: attempts, delayHours: quizzes.resultDelayInHours })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        eq(sessions.linkId, sessionLinkId),
        eq(attempts.studentId, studentId),
        isNotNull(attempts.submittedAt),
      ),
    )
  return rows.flatMap(({ attempt, delayHours }) => {
    const { submittedAt } = attempt
    if (!submittedAt) return []
    return [{ attempt, submittedAt, shownAt: new Date(submittedAt.getTime() + delayHours * hourMs) }]
  })
}

const shareOf = ({ attempt }: HandedIn): number => attempt.correctPercentage ?? 0

const scoreOf = (shown: readonly HandedIn[]): NewestScore => {
  const [best] = shown
    .filter(({ attempt }) => attempt.obtainedMarks !== null)
    .toSorted((left, right) => shareOf(right) - shareOf(left))
  if (best) {
    const { obtainedMarks, totalMarks, startedAt } = best.attempt
    const maximum = totalMarks ?? 0
    // Platforms take no negative scores.
    const given = Math.min(Math.max(obtainedMarks ?? 0, 0), maximum)
    return { kind: 'final', given, maximum, startedAt, submittedAt: best.submittedAt }
  }
  const [waiting] = shown
  return waiting ? { kind: 'pending', submittedAt: waiting.submittedAt } : { kind: 'none' }
}

/** Reads the newest score of a student over all attempts at the sessions of a link, of which the best counts. */
export const readNewestScore = async (
  db: Queryable,
  student: { sessionLinkId: string; studentId: string },
  now: Date,
): Promise<ReadScore> => {
  const handedIn = await readHandedIn(db, student)
  const isShown = ({ attempt, shownAt }: HandedIn) => attempt.isDelivered || shownAt <= now
  const [changesAt] = handedIn
    .filter((one) => !isShown(one))
    .map(({ shownAt }) => shownAt)
    .toSorted((left, right) => left.getTime() - right.getTime())
  return { score: scoreOf(handedIn.filter(isShown)), changesAt }
}
