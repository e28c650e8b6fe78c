import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import type { Difficulty, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, dateTime } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * What a question said at one time; never changed, so that an attempt can refer to exactly what it answered.
 * `content` is the whole question; the columns beside it are what queries ask for. `content_hash` finds out
 * whether a save brings anything new; `picture_ids` are those of our own pictures that its links name.
 * `unused_since` is when the sweep first found nothing that refers to it (sweep/).
 */
export const questionRevisions = quiz.table(
  'question_revisions',
  {
    id: identity('id').primaryKey(),
    contentHash: text('content_hash').notNull(),
    content: jsonb('content').$type<QuestionContent>().notNull(),
    difficultyLevel: text('difficulty_level').$type<Difficulty>().notNull(),
    weightage: integer('weightage').notNull(),
    tagKeys: text('tag_keys').array().notNull(),
    imageIds: text('picture_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    unusedSince: dateTime('unused_since'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    index('question_revisions_tags').using('gin', table.tagKeys),
    index('question_revisions_pictures')
      .using('gin', table.imageIds)
      .where(sql`${table.imageIds} <> '{}'`),
    index('question_revisions_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
)

/**
 * A question in its place in one version of a quiz. `id` is made by the browser and unique within the quiz
 * only, so that nobody can take an id away from others; `origin_id` is the same question's in every version.
 * `place` counts from 1 and is the question_no.
 */
export const questions = quiz.table(
  'questions',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    id: identity('id').notNull(),
    originId: identity('origin_id').notNull(),
    place: integer('place').notNull(),
    revisionId: identity('revision_id')
      .notNull()
      .references(() => questionRevisions.id),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.id] }),
    index('questions_place').on(table.quizId, table.place),
    index('questions_revision').on(table.revisionId),
    index('questions_origin').on(table.originId),
  ],
)

/**
 * One save on its way: staged batch by batch, committed as a whole. `outcome` is what `complete` answered, so
 * that it can answer again.
 */
export const saves = quiz.table(
  'saves',
  {
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    saveId: identity('save_id').notNull(),
    ownerId: identity('owner_id').notNull(),
    baseRevision: integer('base_revision').notNull(),
    total: integer('total').notNull(),
    isPublished: boolean('is_published').notNull(),
    isSkippable: boolean('is_skippable').notNull(),
    state: text('state').$type<'staging' | 'saved' | 'version'>().notNull(),
    outcome: jsonb('outcome').$type<Record<string, unknown>>(),
    createdAt: dateTime('created_at').notNull(),
    touchedAt: dateTime('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.saveId] }),
    index('saves_touched').on(table.touchedAt),
  ],
)

/**
 * A question on its way to a place: its revision is written already, and nobody sees it until a place points
 * to it. `newTags` are names that no tag had when it came; `faults` are the errors that forbid publishing it.
 */
export type StagedQuestion = {
  id: string
  originId: string
  revisionId: string
  marks: number
  newTags?: string[]
  faults?: Finding[]
}

export const stagedBatches = quiz.table(
  'staged_batches',
  {
    quizId: identity('quiz_id').notNull(),
    saveId: identity('save_id').notNull(),
    index: integer('index').notNull(),
    questions: jsonb('questions').$type<StagedQuestion[]>().notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.saveId, table.index] }),
    foreignKey({
      name: 'staged_batches_save',
      columns: [table.quizId, table.saveId],
      foreignColumns: [saves.quizId, saves.saveId],
    }).onDelete('cascade'),
  ],
)
