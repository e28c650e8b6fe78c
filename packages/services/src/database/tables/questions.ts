import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { Difficulty, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { boolean, foreignKey, index, integer, jsonb, primaryKey, sql, text } from '../drizzle.ts'
import { identity, dateTime } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'

/**
 * An immutable content of a question, so that an attempt can refer to exactly what the student saw. `content` is the
 * complete question; the other columns repeat what queries filter by (`is_descriptive`: of those beside other kinds,
 * because all of a daq quiz are). A save compares `content_hash` to detect
 * changed content. `image_ids` are the uploaded images that the content links to. `unused_since` is when the sweep
 * first found the revision unreferenced (sweep/).
 */
export const questionRevisions = quiz.table(
  'question_revisions',
  {
    id: identity('id').primaryKey(),
    contentHash: text('content_hash').notNull(),
    content: jsonb('content').$type<QuestionContent>().notNull(),
    difficultyLevel: text('difficulty_level').$type<Difficulty>().notNull(),
    weightage: integer('weightage').notNull(),
    isDescriptive: boolean('is_descriptive').notNull().default(false),
    tagKeys: text('tag_keys').array().notNull(),
    imageIds: text('image_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    unusedSince: dateTime('unused_since'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    index('question_revisions_tags').using('gin', table.tagKeys),
    index('question_revisions_images')
      .using('gin', table.imageIds)
      .where(sql`${table.imageIds} <> '{}'`),
    index('question_revisions_unused')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
)

/**
 * A question at its position in one version of a quiz. The browser makes `id`, which is unique only within the quiz,
 * so that nobody can block an id for others. `origin_id` is the same in every version. `place` is the question_no,
 * from 1.
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
 * A save in progress, staged batch by batch and committed at once. `outcome` is the result of the commit, so that a
 * repeated request gets the same response.
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
 * A question of a staged batch. Its revision is stored, but invisible until the commit refers to it from
 * `questions`. `newTags` are the names of tags that did not exist when the batch was staged. `errors` are the
 * findings that forbid publishing.
 */
export type StagedQuestion = {
  id: string
  originId: string
  revisionId: string
  marks: number
  newTags?: string[]
  errors?: Finding[]
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
