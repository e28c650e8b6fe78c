import type { AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { roles } from '@quizwright/domain/rules/role.ts'
import { and, desc, lt, type SQL } from '../database/drizzle.ts'
import { readAccountNames } from '../auth/accounts/account-names.ts'
import type { Queryable } from '../database/database.ts'
import { auditEvents } from '../database/tables/audit.ts'
import { actorKindOf } from './actors.ts'

const perPage = 200

type Row = typeof auditEvents.$inferSelect

/** Reads a page of the log, newest first: all events, or those that meet a condition. `after` continues with `next`. */
export const readEvents = async (
  db: Queryable,
  where: SQL | undefined,
  after: string | undefined,
): Promise<{ rows: Row[]; next: string | null }> => {
  const found = await db
    .select()
    .from(auditEvents)
    .where(and(where, after === undefined ? undefined : lt(auditEvents.id, after)))
    .orderBy(desc(auditEvents.id))
    .limit(perPage + 1)
  const rows = found.slice(0, perPage)
  return { rows, next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null }
}

const subjectIn = ({ details }: Row): string[] =>
  typeof details['subject_id'] === 'string' ? [details['subject_id']] : []

/** Makes a function that describes an event of a page with the names of the people in it. */
export const describeEvents = async (db: Queryable, rows: readonly Row[]) => {
  const ids = rows.flatMap((row) => [row.actorId, ...subjectIn(row)])
  const names = await readAccountNames(db, [...new Set(ids)])
  return (row: Row): AuditEvent => {
    const { id, at, actorId, kind, details } = row
    const isPublished = details['is_published']
    const [subject] = subjectIn(row)
    const about = subject === undefined ? details['email'] : names.get(subject)?.name
    return {
      _id: id,
      at: serializeDateTime(at),
      actor: names.get(actorId)?.name ?? '',
      by: actorKindOf(actorId),
      kind,
      about: typeof about === 'string' ? about : null,
      role: roles.find((one) => one === details['role']) ?? null,
      is_published: typeof isPublished === 'boolean' ? isPublished : null,
    }
  }
}
