import { keptDetails, type KeptDetails, type Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { DetailsChange } from '@quizwright/domain/schemas/history.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { isDeepStrictEqual } from 'node:util'
import { readEvents } from '../../audit/read-events.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import { auditEvents } from '../../database/tables/audit.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

type Changed = { before: KeptDetails; after: KeptDetails; names: Readonly<Record<string, string>> }
type DetailName = keyof KeptDetails
const detailNames = Object.keys(keptDetails.shape) as DetailName[]

const places = ['course', 'module', 'chapter', 'video'] as const
const placeIds = ['course_id', 'module_id', 'chapter_id', 'video_id'] as const
const lists = ['tags', 'faculties'] as const
const isOneOf = <Name extends DetailName>(names: readonly Name[], name: DetailName): name is Name =>
  names.some((one) => one === name)

/** A detail as an update sends it. The order of tags says nothing. */
const valueOf = (quiz: Quiz, name: DetailName): unknown =>
  isOneOf(lists, name) ? quiz[name].map(({ _id }) => _id).toSorted() : (quiz[name] ?? null)

const namesIn = (quiz: Quiz): [id: string, name: string][] => [
  ...places.flatMap((place): [string, string][] => {
    const [id, found] = [quiz[`${place}_id`], quiz[place]]
    return id !== null && found ? [[id, found.name]] : []
  }),
  ...lists.flatMap((list) => quiz[list].map(({ _id, name }): [string, string] => [_id, name])),
]

/** The details that an update changed, as they were and as they are. Undefined if it changed none of those kept. */
export const changedDetails = (before: Quiz, after: Quiz): Changed | undefined => {
  const differs = (name: DetailName): boolean =>
    !isDeepStrictEqual(valueOf(before, name), valueOf(after, name))
  const isMoved = placeIds.some(differs)
  // A place is brought back whole.
  const changed = detailNames.filter((name) => (isOneOf(placeIds, name) ? isMoved : differs(name)))
  if (changed.length === 0) return undefined
  const valuesOf = (quiz: Quiz) =>
    keptDetails.parse(Object.fromEntries(changed.map((name) => [name, valueOf(quiz, name)])))
  const values = { before: valuesOf(before), after: valuesOf(after) }
  const ids = new Set(Object.values(values).flatMap((one) => Object.values(one).flat()))
  const names = [...namesIn(before), ...namesIn(after)].filter(([id]) => ids.has(id))
  return { ...values, names: Object.fromEntries(names) }
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
              names: changed.names ?? {},
            },
          ]
        : [],
    ),
    next,
  }
}
