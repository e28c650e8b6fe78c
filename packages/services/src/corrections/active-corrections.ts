import { hash } from 'node:crypto'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { corrections } from '../database/tables/corrections.ts'
import { questionContentKey } from '../statistics/items/question-content-key.ts'

export type CorrectionRow = typeof corrections.$inferSelect
/** By what a correction has a question marked. */
export type CorrectionKey = Pick<CorrectionRow, 'kind' | 'correct' | 'guidance'>
export type Revision = { id: string; content: QuestionContent }

/** A hash of everything that a student sees of a question and that it is marked by. */
export const contentKeyOf = (content: QuestionContent): string =>
  hash('sha256', questionContentKey(content), 'base64url')

/**
 * Whether a correction is about a revision: one that was there when it was made, or a later one that differs from
 * the corrected one in its solution alone.
 */
export const covers = (
  { revisionIds, contentKey }: Pick<CorrectionRow, 'revisionIds' | 'contentKey'>,
  { id, content }: Revision,
): boolean => revisionIds.includes(id) || contentKey === contentKeyOf(content)

/** Finds the correction by which a revision of a question is marked, if there is one. */
export type FindCorrection = (questionId: string, revision: Revision) => CorrectionRow | undefined

/** All corrections of a quiz that hold, the oldest first. */
export const readActiveCorrections = (db: Queryable, quizId: string): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(corrections)
    .where(and(eq(corrections.quizId, quizId), isNull(corrections.undoneAt)))
    .orderBy(asc(corrections.createdAt), asc(corrections.id))

/** When a question has several corrections, the latest one that is about this revision is active. */
export const findAmong =
  (active: readonly CorrectionRow[]): FindCorrection =>
  (questionId, revision) =>
    active.findLast((correction) => correction.questionId === questionId && covers(correction, revision))

/** Reads the corrections of a quiz for `findAmong`. */
export const readCorrectionFinder = async (db: Queryable, quizId: string): Promise<FindCorrection> =>
  findAmong(await readActiveCorrections(db, quizId))
