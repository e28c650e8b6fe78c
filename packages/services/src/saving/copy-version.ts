import type { Database } from '../database/database.ts'
import { lockKeys } from '../corrections/applying/lock-marking.ts'
import { refuseInvalidQuestions } from '../quizzes/publication.ts'
import { insertVersion, logVersion, type NewVersion } from './commit-version.ts'
import { lockQuiz } from './lock-quiz.ts'
import { stageCurrent } from './stage-current.ts'

/**
 * Makes a new version of a quiz with its current questions. Throws NOT_FOUND, and RULE if errors forbid publishing.
 */
export const copyVersion = (
  db: Database,
  quizId: string,
  userId: string,
  options: { isPublished: boolean; isSkippable?: boolean },
  now: Date,
): Promise<NewVersion> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, quizId)
    const quiz = await lockQuiz(tx, quizId, userId)
    if (options.isPublished) await refuseInvalidQuestions(tx, quizId, quiz.quizType)
    const version = await insertVersion(
      tx,
      quizId,
      await stageCurrent(tx, quizId, now),
      { ...options, by: userId },
      now,
    )
    await logVersion(tx, userId, version, now)
    return version
  })
