import { hash } from 'node:crypto'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, eq, isNull } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { corrections } from '../database/tables/corrections.ts'
import { questionContentKey } from '@quizwright/domain/rules/question-content-key.ts'

export type CorrectionRow = typeof corrections.$inferSelect
/** The fields of a correction by which answers are marked. */
export type CorrectionKey = Pick<CorrectionRow, 'kind' | 'correct' | 'key' | 'guidance' | 'accepted'>
export type Revision = { id: string; content: QuestionContent }

/** Returns a hash of everything in a question that a student sees or that marking depends on. */
export const contentKeyOf = (content: QuestionContent): string =>
  hash('sha256', questionContentKey(content), 'base64url')

/**
 * Whether a correction applies to a revision: one that existed when it was made, or a later one that differs from
 * the corrected one only in its solution.
 */
export const covers = (
  { revisionIds, contentKey }: Pick<CorrectionRow, 'revisionIds' | 'contentKey'>,
  { id, content }: Revision,
): boolean => revisionIds.includes(id) || contentKey === contentKeyOf(content)

/** Returns the correction by which a revision of a question is marked, if any. */
export type FindCorrection = (questionId: string, revision: Revision) => CorrectionRow | undefined

/** Whether a correction is for all students and not undone. */
export const isActiveForAll = ({ undoneAt, attemptId }: CorrectionRow): boolean =>
  undoneAt === null && attemptId === null

/** Reads the corrections of a quiz for all students that are not undone, oldest first. */
export const readActiveCorrections = (db: Queryable, quizId: string): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(corrections)
    .where(and(eq(corrections.quizId, quizId), isNull(corrections.undoneAt), isNull(corrections.attemptId)))
    .orderBy(asc(corrections.createdAt), asc(corrections.id))

type Finding = Pick<
  CorrectionRow,
  'questionId' | 'revisionIds' | 'contentKey' | 'kind' | 'correct' | 'key' | 'accepted'
>

/**
 * Returns a finder. If a question has several corrections, it returns the latest one that applies to the revision. If
 * that accepts answers, it accepts those of the earlier ones too, by the key of the last one that has a key.
 */
export const findAmong =
  <Row extends Finding>(active: readonly Row[]) =>
  (questionId: string, revision: Revision): Row | undefined => {
    const ofRevision = active.filter((one) => one.questionId === questionId && covers(one, revision))
    const latest = ofRevision.at(-1)
    if (latest?.kind !== 'accept') return latest
    const keyed = ofRevision.findLastIndex(({ key }) => key !== null)
    return {
      ...latest,
      key: ofRevision[keyed]?.key ?? null,
      accepted: ofRevision.slice(keyed + 1).flatMap(({ accepted }) => accepted ?? []),
    }
  }

export const readCorrectionFinder = async (db: Queryable, quizId: string): Promise<FindCorrection> =>
  findAmong(await readActiveCorrections(db, quizId))
