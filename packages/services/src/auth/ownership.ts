import { Problem } from '@quizwright/contracts/problem.ts'
import type { OwnedKind } from '@quizwright/contracts/http/scope.ts'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import { inIds } from '../database/in-ids.ts'
import type { Database } from '../database/database.ts'
import { corrections } from '../database/tables/corrections.ts'
import { files } from '../database/tables/csv-files.ts'
import { jobs } from '../database/tables/jobs.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'

/** For each kind of object, counts how many of the ids belong to the user. */
const createCounters = (db: Database, userId: string) => {
  const quiz = (ids: string[]) =>
    db
      .select({ n: count() })
      .from(quizzes)
      .where(and(inIds(quizzes.id, ids), eq(quizzes.instructorId, userId)))
  const session = (ids: string[]) =>
    db
      .select({ n: count() })
      .from(sessions)
      .where(and(inIds(sessions.id, ids), eq(sessions.instructorId, userId)))
  return {
    quiz,
    session,
    'quiz or session': async (ids: string[]) => [{ n: (await quiz(ids))[0]!.n + (await session(ids))[0]!.n }],
    // An attempt has a result once it is handed in.
    result: (ids: string[]) =>
      db
        .select({ n: count() })
        .from(attempts)
        .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
        .where(
          and(inIds(attempts.id, ids), isNotNull(attempts.submittedAt), eq(quizzes.instructorId, userId)),
        ),
    file: (ids: string[]) =>
      db
        .select({ n: count() })
        .from(files)
        .where(and(inIds(files.id, ids), eq(files.ownerId, userId))),
    correction: (ids: string[]) =>
      db
        .select({ n: count() })
        .from(corrections)
        .innerJoin(quizzes, eq(quizzes.id, corrections.quizId))
        .where(and(inIds(corrections.id, ids), eq(quizzes.instructorId, userId))),
    job: (ids: string[]) =>
      db
        .select({ n: count() })
        .from(jobs)
        .where(and(inIds(jobs.id, ids), eq(jobs.ownerId, userId))),
  }
}

/** Whether all objects with these ids exist and belong to the user. */
export const ownsAll = async (
  db: Database,
  kind: OwnedKind,
  ids: string[],
  userId: string,
): Promise<boolean> => {
  const counters: Partial<Record<OwnedKind, (ids: string[]) => Promise<{ n: number }[]>>> = createCounters(
    db,
    userId,
  )
  const counter = counters[kind]
  if (!counter) throw new Problem('NOT_BUILT')
  const distinct = [...new Set(ids)]
  const [owned] = await counter(distinct)
  return owned?.n === distinct.length
}
