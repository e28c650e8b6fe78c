import { sql, type SQL, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, type StagedQuestion } from '../database/tables/questions.ts'
import { findImageIds, markImagesUsed } from '../images/image-references.ts'
import { type QuestionFingerprint, fingerprintQuestion } from './content-fingerprint.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { normalizeName } from '../database/queries/fold-text.ts'
import { makeId } from '../database/queries/make-id.ts'
import { tags } from '../database/tables/quizzes.ts'
import { textArray } from '../database/queries/text-array.ts'

/** `imageIds` are the images that its content links to. */
export type NewRevision = QuestionFingerprint & { revisionId: string; imageIds: readonly string[] }

export const newRevision = (revisionId: string, fingerprint: QuestionFingerprint): NewRevision => ({
  ...fingerprint,
  revisionId,
  imageIds: findImageIds(fingerprint.json),
})

/** Inserts revisions with one statement, and marks the images that they link to as used. */
export const insertRevisions = async (
  tx: Queryable,
  revisions: readonly NewRevision[],
  now: Date,
): Promise<void> => {
  if (revisions.length === 0) return
  await tx.execute(insertionOf(revisions, now))
  await markImagesUsed(tx, imagesOf(revisions))
}

/** The ids of the images that revisions link to. */
export const imagesOf = (revisions: readonly NewRevision[]): string[] =>
  revisions.flatMap(({ imageIds }) => imageIds)

/** The statement that inserts revisions, or none of them if the condition does not hold. */
export const insertionOf = (revisions: readonly NewRevision[], now: Date, condition = sql`true`): SQL => {
  const rows = revisions.map(({ revisionId, contentHash, content, json, tagKeys, marks, imageIds }) => {
    const columns = JSON.stringify({
      id: revisionId,
      content_hash: contentHash,
      difficulty_level: content.difficulty_level,
      weightage: marks,
      tag_keys: tagKeys,
      image_ids: imageIds,
    })
    return `{"content":${json},${columns.slice(1)}`
  })
  return sql`
    insert into ${questionRevisions}
      (id, content_hash, content, difficulty_level, weightage, is_descriptive, tag_keys, image_ids, created_at)
    select row.id, row.content_hash, row.content, row.difficulty_level, row.weightage,
      coalesce(row.content #>> '{interaction,kind}' = 'descriptive', false), row.tag_keys, row.image_ids,
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb)
      as row(id text, content_hash text, content jsonb, difficulty_level text, weightage int,
        tag_keys text[], image_ids text[])
    where ${condition}`
}

export type StoredQuestion = { id: string; originId: string; revisionId: string; contentHash: string }
type QuizOfRevisions = { id: string; quizType: QuizType; questionCount: number }
/** What the database holds of the questions to be stored. */
type Existing = { storedById: ReadonlyMap<string, StoredQuestion>; tagKeys: ReadonlySet<string> }
/** References to the contents of questions, and the contents that are new. */
export type PreparedRevisions = { staged: StagedQuestion[]; newRevisions: NewRevision[] }

/**
 * Stores the contents of questions and returns references to them. Unchanged content keeps its revision. The quiz
 * itself is not changed, because a revision becomes visible only when a row of `questions` refers to it.
 */
export const storeRevisions = async (
  tx: Queryable,
  quiz: QuizOfRevisions,
  drafts: readonly DraftQuestion[],
  now: Date,
): Promise<StagedQuestion[]> => {
  const storedById = await readStored(tx, quiz, drafts)
  const tagKeys = await readTagKeys(tx, drafts)
  const { staged, newRevisions } = prepareRevisions(quiz, drafts, { storedById, tagKeys })
  await insertRevisions(tx, newRevisions, now)
  return staged
}

/** Compares questions with what exists, and makes revisions of those that changed. */
export const prepareRevisions = (
  quiz: QuizOfRevisions,
  drafts: readonly DraftQuestion[],
  { storedById, tagKeys }: Existing,
): PreparedRevisions => {
  const newRevisions: NewRevision[] = []
  const staged = drafts.map((draft): StagedQuestion => {
    const fingerprint = fingerprintQuestion(withDefaults(draft, quiz.quizType))
    const stored = storedById.get(draft._id)
    const isUnchanged = stored?.contentHash === fingerprint.contentHash
    const revisionId = isUnchanged ? stored.revisionId : makeId()
    if (!isUnchanged) newRevisions.push(newRevision(revisionId, fingerprint))
    const newTags = fingerprint.content.tags
      .map((tag) => tag.tag_name)
      .filter((name) => !tagKeys.has(normalizeName(name)))
    const errors = questionFindings(draft, 0, quiz.quizType).filter(({ severity }) => severity === 'error')
    return {
      id: draft._id,
      originId: stored?.originId ?? draft.origin_id ?? draft._id,
      revisionId,
      marks: fingerprint.marks,
      ...(newTags.length > 0 && { newTags }),
      ...(errors.length > 0 && { errors }),
    }
  })
  return { staged, newRevisions }
}

const withDefaults = (draft: DraftQuestion, quizType: QuizType): DraftQuestion =>
  quizType === 'daq' ? { allow_ocr: true, ...draft } : draft

/** Reads those of the questions that the quiz has already, by id. */
export const readStored = async (
  tx: Queryable,
  quiz: QuizOfRevisions,
  drafts: readonly DraftQuestion[],
): Promise<Map<string, StoredQuestion>> => {
  if (quiz.questionCount === 0 || drafts.length === 0) return new Map()
  const ids = drafts.map((draft) => draft._id)
  const rows = await tx
    .select({
      id: questions.id,
      originId: questions.originId,
      revisionId: questions.revisionId,
      contentHash: questionRevisions.contentHash,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    // An array uses the primary key. A set made from JSON would be joined with every question of the quiz.
    .where(sql`${questions.quizId} = ${quiz.id} and ${questions.id} = any(${textArray(ids)})`)
  return new Map(rows.map((row) => [row.id, row]))
}

export const tagKeysOf = (drafts: readonly DraftQuestion[]): string[] => [
  ...new Set(drafts.flatMap((draft) => draft.tags.map((tag) => normalizeName(tag.tag_name)))),
]

const readTagKeys = async (tx: Queryable, drafts: readonly DraftQuestion[]): Promise<Set<string>> => {
  const keys = tagKeysOf(drafts)
  if (keys.length === 0) return new Set()
  const rows = await tx.select({ tagKey: tags.tagKey }).from(tags).where(inIds(tags.tagKey, keys))
  return new Set(rows.map((row) => row.tagKey))
}
