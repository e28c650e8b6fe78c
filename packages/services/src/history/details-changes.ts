import { keptDetails, type KeptDetails, type Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { DetailsChange } from '@quizwright/domain/schemas/history.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { readEvents } from '../audit/read-events.ts'
import { readAccountNames } from '../auth/account-names.ts'
import type { Queryable } from '../database/database.ts'
import { auditEvents } from '../database/tables/audit.ts'
import { quizzes } from '../database/tables/quizzes.ts'

type Changed = { before: KeptDetails; after: KeptDetails }

const names = Object.keys(keptDetails.shape) as (keyof KeptDetails)[]

/** The details that an update changed, as they were and as they are. Undefined if it changed none of those kept. */
export const changedDetails = (before: Quiz, after: Quiz): Changed | undefined => {
  const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
  if (changed.length === 0) return undefined
  const valuesOf = (quiz: Quiz) =>
    keptDetails.parse(Object.fromEntries(changed.map((name) => [name, quiz[name] ?? null])))
  return { before: valuesOf(before), after: valuesOf(after) }
}

/** Reads a page of how the details of a version were changed, the latest first, from its log. */
export const readDetailsHistory = async (
  db: Queryable,
  quizId: string,
  cursor: string | undefined,
): Promise<{ changes: DetailsChange[]; next: string | null }> => {
  const family = sql`(select ${quizzes.familyId} from ${quizzes} where ${quizzes.id} = ${quizId})`
  const ofVersion = and(
    eq(auditEvents.familyId, family),
    sql`${auditEvents.details} -> 'changed' ->> 'quiz_id' = ${quizId}`,
  )
  const { rows, next } = await readEvents(db, ofVersion, cursor)
  const people = await readAccountNames(db, [...new Set(rows.map(({ actorId }) => actorId))])
  return {
    changes: rows.flatMap(({ id, at, actorId, details: { changed } }) =>
      typeof changed === 'object'
        ? [
            {
              _id: id,
              at: serializeDateTime(at),
              by: people.get(actorId)?.name ?? '',
              before: keptDetails.parse(changed.before),
              after: keptDetails.parse(changed.after),
            },
          ]
        : [],
    ),
    next,
  }
}
