import { hash } from 'node:crypto'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { and, eq } from '../database/drizzle.ts'
import { refuseQuiz } from '../auth/rights/rights.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import type { Database } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { commitSave, type Commit } from './commit-save.ts'
import { commitVersion, type VersionSaved } from './commit-version.ts'
import type { SaveBatch } from './open-save.ts'
import { deleteSave } from './release-saves.ts'
import { resumeSave } from './resume-save.ts'
import { stageBatch } from './stage-batch.ts'

export type CompleteSave = {
  quizId: string
  questions: readonly DraftQuestion[]
  isPublished: boolean
  isSkippable?: boolean
  baseRevision?: number
  knows?: SaveBatch['knows']
}

/**
 * Replaces the questions of a quiz in one call with the steps of the channel: batches are staged and then committed.
 * Throws the problems of those steps.
 */
export const saveInOneCall = (db: Database, save: CompleteSave, userId: string, now: Date): Promise<Commit> =>
  stageAndCommit(db, save, userId, now, (key) => commitSave(db, key, userId, now))

/** Makes the questions a new version of the quiz in one call. */
export const createVersionInOneCall = (
  db: Database,
  save: CompleteSave,
  userId: string,
  now: Date,
): Promise<VersionSaved> =>
  stageAndCommit(db, save, userId, now, (key) => commitVersion(db, key, userId, now))

type SaveKey = { quizId: string; saveId: string }

/**
 * Stages and commits. An uncommitted save is deleted, because the caller does not know the saveId and cannot resume
 * it.
 */
const stageAndCommit = async <Outcome>(
  db: Database,
  save: CompleteSave,
  userId: string,
  now: Date,
  commit: (key: SaveKey) => Promise<Outcome>,
): Promise<Outcome> => {
  const key = { quizId: save.quizId, saveId: saveIdOf(save) }
  const { kind } = await resumeSave(db, key, userId)
  if (kind !== 'staging') return commit(key)
  try {
    await stageAll(db, save, key.saveId, userId, now)
    return await commit(key)
  } finally {
    await deleteSave(db, key)
  }
}

/**
 * Derives the id from the content and the base revision, so that a call repeated after a lost response finds its
 * committed save. Without a base revision every call is a new save.
 */
const saveIdOf = ({ quizId, baseRevision, ...content }: CompleteSave): string => {
  if (baseRevision === undefined) return makeId()
  return `once-${hash('sha256', JSON.stringify([quizId, baseRevision, content]))}`.slice(0, 64)
}

const stageAll = async (
  db: Database,
  save: CompleteSave,
  saveId: string,
  userId: string,
  now: Date,
): Promise<void> => {
  const { quizId, questions, isPublished } = save
  const quiz = await readQuizSettings(db, quizId, userId)
  const baseRevision = save.baseRevision ?? quiz.revision
  const isSkippable = save.isSkippable ?? quiz.isSkippable
  const total = Math.max(1, Math.ceil(questions.length / limits.questionsPerBatch))
  for (let index = 0; index < total; index += 1) {
    const start = index * limits.questionsPerBatch
    const batch = {
      quizId,
      saveId,
      index,
      total,
      baseRevision,
      questions: questions.slice(start, start + limits.questionsPerBatch),
      isPublished,
      isSkippable,
      ...(save.knows && { knows: save.knows }),
    }
    await stageBatch(db, batch, userId, now)
  }
}

const readQuizSettings = async (
  db: Database,
  quizId: string,
  userId: string,
): Promise<{ revision: number; isSkippable: boolean }> => {
  const [quiz] = await db
    .select({ revision: quizzes.revision, isSkippable: quizzes.isSkippable })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), mayUse(userId, 'editor')))
  return quiz ?? refuseQuiz(db, quizId, userId)
}
