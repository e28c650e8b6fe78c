import { hash } from 'node:crypto'
import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { and, eq } from 'drizzle-orm'
import { makeId } from '../database/make-id.ts'
import type { Database } from '../database/database.ts'
import { quizzes } from '../database/tables.ts'
import { commitSave, type Commit } from './commit-save.ts'
import { commitVersion, type VersionSaved } from './commit-version.ts'
import { dropSave } from './release-saves.ts'
import { resumeSave } from './resume-save.ts'
import { stageBatch } from './stage-batch.ts'

export type Whole = {
  quizId: string
  questions: readonly DraftQuestion[]
  isPublished: boolean
  isSkippable?: boolean
  baseRevision?: number
}

/**
 * Replaces the questions of a quiz by one call: the same stages as over the channel, one after the other.
 * Throws what they throw.
 */
export const saveInOneCall = (db: Database, whole: Whole, ownerId: string, now: Date): Promise<Commit> =>
  throughStages(db, whole, ownerId, now, (save) => commitSave(db, save, ownerId, now))

/** Makes the questions a new version of the quiz by one call. */
export const createVersionInOneCall = (
  db: Database,
  whole: Whole,
  ownerId: string,
  now: Date,
): Promise<VersionSaved> =>
  throughStages(db, whole, ownerId, now, (save) => commitVersion(db, save, ownerId, now))

type SaveKey = { quizId: string; saveId: string }

/** Nobody knows this save by its name, so nothing of it stays when it can't be committed. */
const throughStages = async <Outcome>(
  db: Database,
  whole: Whole,
  ownerId: string,
  now: Date,
  commit: (save: SaveKey) => Promise<Outcome>,
): Promise<Outcome> => {
  const { quizId } = whole
  const save = { quizId, saveId: saveIdOf(whole) }
  const { kind } = await resumeSave(db, save, ownerId)
  if (kind !== 'staging') return commit(save)
  try {
    await stageAll(db, whole, save.saveId, ownerId, now)
    return await commit(save)
  } finally {
    await dropSave(db, save)
  }
}

/**
 * The same questions on the same revision are the same save: a call that is repeated because its answer was
 * lost finds it done.
 */
const saveIdOf = ({ quizId, baseRevision, ...said }: Whole): string =>
  baseRevision === undefined
    ? makeId()
    : `once-${hash('sha256', JSON.stringify([quizId, baseRevision, said]))}`.slice(0, 64)

const stageAll = async (
  db: Database,
  whole: Whole,
  saveId: string,
  ownerId: string,
  now: Date,
): Promise<void> => {
  const { quizId, questions, isPublished } = whole
  const present = await readPresent(db, quizId, ownerId)
  const baseRevision = whole.baseRevision ?? present.revision
  const isSkippable = whole.isSkippable ?? present.isSkippable
  const total = Math.max(1, Math.ceil(questions.length / limits.questionsPerBatch))
  for (let index = 0; index < total; index += 1) {
    const part = questions.slice(index * limits.questionsPerBatch, (index + 1) * limits.questionsPerBatch)
    await stageBatch(
      db,
      { quizId, saveId, index, total, baseRevision, questions: part, isPublished, isSkippable },
      ownerId,
      now,
    )
  }
}

const readPresent = async (
  db: Database,
  quizId: string,
  ownerId: string,
): Promise<{ revision: number; isSkippable: boolean }> => {
  const [quiz] = await db
    .select({ revision: quizzes.revision, isSkippable: quizzes.isSkippable })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.instructorId, ownerId)))
  if (!quiz) throw new Problem('NOT_FOUND')
  return quiz
}
