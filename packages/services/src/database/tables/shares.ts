import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import { check, index, primaryKey, sql, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * The roles of colleagues in a quiz, for all its versions. `kind` says whether `subject_id` is an account or a
 * course, which stands for all who teach it. `role` is null once it was taken away: whoever still types is told by
 * whom instead of that the quiz does not exist.
 */
export const shares = quiz.table(
  'shares',
  {
    familyId: identity('family_id').notNull(),
    kind: text('kind').$type<'person' | 'course'>().notNull(),
    subjectId: identity('subject_id').notNull(),
    role: text('role').$type<GivenRole>(),
    changedBy: identity('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.kind, table.subjectId] }),
    index('shares_subject').on(table.kind, table.subjectId, table.familyId),
    check('shares_kind', sql`${table.kind} in ('person', 'course')`),
    check('shares_role', sql`${table.role} in ('viewer', 'marker', 'editor')`),
  ],
)

/**
 * The link of a quiz by which colleagues give themselves a role: of its secret only the hash. It counts as long as the
 * quiz belongs to whoever made it.
 */
export const shareLinks = quiz.table('share_links', {
  familyId: identity('family_id').primaryKey(),
  secretHash: text('secret_hash').notNull().unique(),
  role: text('role').$type<GivenRole>().notNull(),
  createdBy: identity('created_by').notNull(),
  expiresAt: dateTime('expires_at').notNull(),
})
