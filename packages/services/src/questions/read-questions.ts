import { elementAt } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Question, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, count, eq, gt, lte } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { type CorrectionKey, readCorrectionFinder } from '../corrections/active-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { tags } from '../database/tables/quizzes.ts'
import { normalizeName } from '../database/queries/fold-text.ts'
import { findRelatedVideos } from '../quizzes/structure/find-placement.ts'

export type QuestionRange = { from?: number; count?: number }

/** Reads the questions of a quiz in order: all, or `count` of them after the first `from`. `total` counts all. */
export const readQuestions = async (
  db: Queryable,
  quizId: string,
  range: QuestionRange = {},
): Promise<{ questions: Question[]; total: number }> => {
  const from = range.from ?? 0
  const inRange = and(
    eq(questions.quizId, quizId),
    gt(questions.place, from),
    range.count === undefined ? undefined : lte(questions.place, from + range.count),
  )
  const rows = await db
    .select()
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(inRange)
    .orderBy(asc(questions.place))
  const tagKeys = rows.flatMap((row) => row.question_revisions.tagKeys)
  const tagIds = await findTagIds(db, tagKeys)
  const videoIds = rows.flatMap((row) => row.question_revisions.content.related_video_id ?? [])
  const videos = await findRelatedVideos(db, videoIds, quizId)
  const findCorrection = await readCorrectionFinder(db, quizId)
  const isComplete = range.from === undefined && range.count === undefined
  return {
    total: isComplete ? rows.length : await countQuestions(db, quizId),
    questions: rows.map(({ questions: question, question_revisions: { id, content } }) => ({
      ...editableContent(content, findCorrection(question.id, { id, content })),
      _id: question.id,
      origin_id: question.originId,
      quiz_id: quizId,
      question_no: question.place,
      total_marks: content.weightage,
      created_at: serializeDateTime(question.createdAt),
      tags: content.tags.map((tag) => ({ ...tag, _id: tagIds.get(normalizeName(tag.tag_name)) })),
      related_video:
        content.related_video_id === null ? null : (videos.get(content.related_video_id) ?? null),
    })),
  }
}

/**
 * Returns the content with the key by which marks are currently given. A question cannot express that several
 * options each earn the marks; its options then stay as they were.
 */
export const editableContent = (
  content: QuestionContent,
  correction: CorrectionKey | undefined,
): QuestionContent =>
  correction?.kind === 'other_key' || correction?.kind === 'accept' || correction?.kind === 'graded_again'
    ? correctedContent(content, correction)
    : content

export const countQuestions = async (db: Queryable, quizId: string): Promise<number> => {
  const counted = elementAt(
    await db.select({ n: count() }).from(questions).where(eq(questions.quizId, quizId)),
    0,
  )
  return counted.n
}

/**
 * Finds the ids of tags by their keys. Revisions store only names, so that they stay unchanged when a tag is added
 * later.
 */
const findTagIds = async (db: Queryable, keys: readonly string[]): Promise<Map<string, string>> => {
  const distinct = [...new Set(keys)]
  if (distinct.length === 0) return new Map()
  const rows = await db
    .select({ id: tags.id, tagKey: tags.tagKey })
    .from(tags)
    .where(inIds(tags.tagKey, distinct))
  return new Map(rows.map((row) => [row.tagKey, row.id]))
}
