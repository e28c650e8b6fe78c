import type { Database } from '../../database/database.ts'
import { asOneCaller } from '../../database/serve-in-order.ts'
import { gatherRuns } from '../../gather-runs.ts'
import { shareRuns } from '../../share-runs.ts'
import { countFreeQuizzes, countHandedIn } from './count-handed-in.ts'

/** A run that counts more would keep an embedded database, and so everybody else, for too long. */
const quizzesPerRun = 16

/**
 * Returns a function that counts what was handed in at a quiz, as `countHandedIn` does. Those who hand in together, at
 * one quiz or at many, are counted in a few runs, which their calls wait for without a connection. A run asks the
 * database as a new caller, so that it comes after those who are handing in already, and counts them, too. While
 * others are in line to hand in (`expectsMore`), it waits a little for them: counting two takes almost as long as
 * counting ten.
 */
export const createCountingTogether = (
  db: Database,
  expectsMore?: () => boolean,
): ((quizId: string) => Promise<void>) => {
  const countMany = gatherRuns(
    (quizIds) => asOneCaller(async () => new Set(await countFreeQuizzes(db, quizIds))),
    { most: quizzesPerRun, ...(expectsMore && { expectsMore }) },
  )
  const countOne = shareRuns((quizId) => asOneCaller(() => countHandedIn(db, quizId)))
  return async (quizId) => {
    // Whatever is wrong with one of many quizzes must be told at that one alone.
    const counted = await countMany(quizId).catch(() => new Set<string>())
    if (!counted.has(quizId)) await countOne(quizId)
  }
}
