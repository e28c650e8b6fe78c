import { type SQL, sql } from 'drizzle-orm'
import { quizScope } from '../counts/frequency-weights.ts'
import type { Queryable } from '../../database/database.ts'
import { placeSums } from '../../database/tables.ts'
import { foldText } from '../../database/fold-text.ts'
import { gatherSpellings, minimumStudents, type Place, discloseablePlaces } from './disclosure-control.ts'

type Scope = { quizId: string; scope: string }

/** The only country whose cities the statistics show. */
const home = 'pakistan'

/** Attempts by country, as they may be shown. */
export const readCountries = (db: Queryable, scope: Scope): Promise<Place[]> =>
  readShowable(db, scope, sql`country`, sql`true`)

/** Attempts by city of Pakistan, as they may be shown. */
export const readCities = (db: Queryable, scope: Scope): Promise<Place[]> =>
  readShowable(db, scope, sql`city`, sql`lower(trim(country)) = ${home}`)

/**
 * In one session a place is shown only where the rest of the quiz has none or enough students from there too:
 * otherwise the whole less the session would show those few.
 */
const readShowable = async (
  db: Queryable,
  { quizId, scope }: Scope,
  name: SQL,
  where: SQL,
): Promise<Place[]> => {
  const own = await readPlaces(db, { quizId, scope }, name, where)
  if (scope === quizScope) return discloseablePlaces(own)
  const whole = new Map(
    gatherSpellings(await readPlaces(db, { quizId, scope: quizScope }, name, where)).map((place) => [
      foldText(place.name),
      place,
    ]),
  )
  return discloseablePlaces(own, (place) => {
    const all = whole.get(foldText(place.name))
    return !all || all.n === place.n || all.students - place.students >= minimumStudents
  })
}

const readPlaces = async (
  db: Queryable,
  { quizId, scope }: Scope,
  name: SQL,
  where: SQL,
): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select ${name} as name, sum(n)::integer as n, sum(students)::integer as students, sum(percentage_sum) as "percentageSum"
    from ${placeSums} where quiz_id = ${quizId} and scope = ${scope} and n > 0 and ${where} group by 1`)
  return rows
}
