import { questionFindings } from '@quizwright/contracts/rules/question.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, tags, type StagedQuestion } from '../database/tables.ts'
import { textArray } from '../database/text-array.ts'
import { normalizeName } from '../database/fold-text.ts'
import { findImageIds, markImagesUsed } from '../images/image-references.ts'
import { makeId } from '../database/make-id.ts'
import { fingerprintQuestion, type QuestionFingerprint } from './content-fingerprint.ts'

type Known = { id: string; originId: string; revisionId: string; contentHash: string }
type New = QuestionFingerprint & { revisionId: string }

/**
 * Writes what questions say and answers references to it. A question that says what it said before keeps its
 * revision. Nothing changes for anybody yet: a revision is seen when a place points to it.
 */
export const storeRevisions = async (
  tx: Queryable,
  quiz: { id: string; quizType: QuizType },
  drafts: readonly DraftQuestion[],
  now: Date,
): Promise<StagedQuestion[]> => {
  const known = await readKnown(tx, quiz.id, drafts)
  const knownTags = await readKnownTags(tx, drafts)
  const fresh: New[] = []
  const staged = drafts.map((draft): StagedQuestion => {
    const print = fingerprintQuestion(quiz.quizType === 'daq' ? { allow_ocr: true, ...draft } : draft)
    const before = known.get(draft._id)
    const isUnchanged = before?.contentHash === print.contentHash
    const revisionId = isUnchanged ? before.revisionId : makeId()
    if (!isUnchanged) fresh.push({ ...print, revisionId })
    const newTags = print.content.tags
      .map((tag) => tag.tag_name)
      .filter((name) => !knownTags.has(normalizeName(name)))
    const errors = questionFindings(draft, 0, quiz.quizType).filter((finding) => finding.severity === 'error')
    return {
      id: draft._id,
      originId: before?.originId ?? draft.origin_id ?? draft._id,
      revisionId,
      marks: print.marks,
      ...(newTags.length > 0 && { newTags }),
      ...(errors.length > 0 && { errors }),
    }
  })
  await insertRevisions(tx, fresh, now)
  return staged
}

const readKnown = async (
  tx: Queryable,
  quizId: string,
  drafts: readonly DraftQuestion[],
): Promise<Map<string, Known>> => {
  if (drafts.length === 0) return new Map()
  const rows = await tx
    .select({
      id: questions.id,
      originId: questions.originId,
      revisionId: questions.revisionId,
      contentHash: questionRevisions.contentHash,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    // One array instead of a hundred parameters, and looked up by the key: a list made of JSON would be held
    // against every question of the quiz.
    .where(
      sql`${questions.quizId} = ${quizId} and ${questions.id} = any(${textArray(drafts.map((draft) => draft._id))})`,
    )
  return new Map(rows.map((row) => [row.id, row]))
}

const readKnownTags = async (tx: Queryable, drafts: readonly DraftQuestion[]): Promise<Set<string>> => {
  const keys = [...new Set(drafts.flatMap((draft) => draft.tags.map((tag) => normalizeName(tag.tag_name))))]
  if (keys.length === 0) return new Set()
  const rows = await tx.select({ tagKey: tags.tagKey }).from(tags).where(inArray(tags.tagKey, keys))
  return new Set(rows.map((row) => row.tagKey))
}

/** All revisions of a batch in one statement. */
const insertRevisions = async (tx: Queryable, fresh: readonly New[], now: Date): Promise<void> => {
  if (fresh.length === 0) return
  const rows = fresh.map(({ revisionId, contentHash, content, tagKeys, marks }) => ({
    id: revisionId,
    content_hash: contentHash,
    content,
    difficulty_level: content.difficulty_level,
    weightage: marks,
    tag_keys: tagKeys,
    picture_ids: findImageIds(content),
  }))
  await tx.execute(sql`
    insert into ${questionRevisions} (id, content_hash, content, difficulty_level, weightage, tag_keys, picture_ids, created_at)
    select row.id, row.content_hash, row.content, row.difficulty_level, row.weightage, row.tag_keys, row.picture_ids, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(id text, content_hash text, content jsonb, difficulty_level text, weightage int, tag_keys text[], picture_ids text[])`)
  await markImagesUsed(
    tx,
    rows.flatMap((row) => row.picture_ids),
  )
}
