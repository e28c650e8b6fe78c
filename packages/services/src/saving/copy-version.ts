import { asc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { questionRevisions, questions, type StagedQuestion } from '../database/tables.ts'
import { refuseInvalidQuestions } from '../quizzes/publication.ts'
import { insertVersion, type NewVersion } from './commit-version.ts'
import { lockQuiz } from './lock-quiz.ts'

/**
 * Makes a new version of a quiz with its present questions. Throws NOT_FOUND, and RULE when errors forbid
 * publishing.
 */
export const copyVersion = (
  db: Database,
  quizId: string,
  ownerId: string,
  options: { isPublished: boolean; isSkippable?: boolean },
  now: Date,
): Promise<NewVersion> =>
  db.transaction(async (tx) => {
    const quiz = await lockQuiz(tx, quizId, ownerId)
    if (options.isPublished) await refuseInvalidQuestions(tx, quizId, quiz.quizType)
    return insertVersion(tx, quizId, await readStaged(tx, quizId), options, now)
  })

const readStaged = (tx: Queryable, quizId: string): Promise<StagedQuestion[]> =>
  tx
    .select({
      id: questions.id,
      originId: questions.originId,
      revisionId: questions.revisionId,
      marks: questionRevisions.weightage,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
