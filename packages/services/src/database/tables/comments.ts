import type { CommentedField } from '@quizwright/domain/schemas/comment.ts'
import { boolean, index, primaryKey, sql, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { attempts } from './learner.ts'
import { quiz } from './quizzes.ts'

/**
 * Comments of colleagues about one question of a quiz, in all its versions: `origin_id` is the same in each.
 * `result_id`: they are about that student's answer. `about` is how the question began, for when it is deleted.
 * `last_comment_id` grows with each comment, and orders the threads.
 */
export const commentThreads = quiz.table(
  'comment_threads',
  {
    id: identity('id').primaryKey(),
    familyId: identity('family_id').notNull(),
    originId: identity('origin_id').notNull(),
    field: text('field').$type<CommentedField>(),
    resultId: identity('result_id').references(() => attempts.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    lastCommentId: identity('last_comment_id').notNull(),
    resolvedBy: identity('resolved_by'),
    resolvedAt: dateTime('resolved_at'),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    index('comment_threads_family').on(table.familyId, table.lastCommentId),
    index('comment_threads_result')
      .on(table.resultId)
      .where(sql`${table.resultId} is not null`),
  ],
)

/** A comment of a thread. A deleted one keeps its place without its text. `mentions` are the accounts it names. */
export const comments = quiz.table(
  'comments',
  {
    id: identity('id').primaryKey(),
    threadId: identity('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    authorId: identity('author_id').notNull(),
    text: text('text').notNull(),
    mentions: text('mentions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isChanged: boolean('is_changed').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('comments_thread').on(table.threadId, table.id)],
)

/** The last comment of a quiz that somebody has seen. */
export const commentReads = quiz.table(
  'comment_reads',
  {
    familyId: identity('family_id').notNull(),
    accountId: identity('account_id').notNull(),
    lastCommentId: identity('last_comment_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.accountId] })],
)
