import { index, primaryKey, text, unique } from '../drizzle.ts'
import { identity } from './columns.ts'
import { quiz, quizzes } from './quizzes.ts'
import { students } from './students.ts'

export type GroupKind = 'course' | 'section' | 'group'

/**
 * The courses, sections and groups of learning platforms whose students take a quiz. The id is also a scope of the
 * tables of counts.
 */
export const ltiGroups = quiz.table(
  'lti_groups',
  {
    id: identity('id').primaryKey(),
    quizId: identity('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    contextId: text('context_id').notNull(),
    kind: text('kind').$type<GroupKind>().notNull(),
    /** The platform's id of the group. */
    key: text('key').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    unique('lti_groups_key').on(table.quizId, table.platform, table.contextId, table.kind, table.key),
  ],
)

/** Who is in which group. Their attempts at the quiz are counted for it. */
export const ltiGroupMembers = quiz.table(
  'lti_group_members',
  {
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    groupId: identity('group_id')
      .notNull()
      .references(() => ltiGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.groupId] }),
    index('lti_group_members_group').on(table.groupId),
  ],
)
