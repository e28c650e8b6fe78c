import { index, jsonb, text } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * What an event was about, beside its quiz: no answers, no names of students, no secrets. `changed` has the details
 * of a quiz before and after an update, for its history (`history/details-changes.ts`).
 */
export type AuditDetails = {
  [name: string]:
    | string
    | number
    | boolean
    | { quiz_id: string; before: unknown; after: unknown; names?: Readonly<Record<string, string>> }
}

/**
 * The log of what instructors did: one row for each logged call, `kind` being the name of the call. `family_id` is the
 * quiz, null for a sign-in. A trigger (migration roles and log) refuses to change a row, and to delete one before its
 * time.
 */
export const auditEvents = quiz.table(
  'audit_events',
  {
    id: identity('id').primaryKey(),
    at: dateTime('at').notNull(),
    actorId: identity('actor_id').notNull(),
    kind: text('kind').notNull(),
    familyId: identity('family_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_events_family').on(table.familyId, table.id),
    index('audit_events_at').on(table.at),
  ],
)
