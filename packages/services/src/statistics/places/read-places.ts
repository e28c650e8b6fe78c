import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { foldText } from '../../database/fold-text.ts'
import { placeSums } from '../../database/tables.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { inScope } from '../counts/select-counts.ts'
import { discloseablePlaces, mergeSpellings, minimumStudents, type Place } from './disclosure-control.ts'

type Scope = { quizId: string; scope: string }
/** Which column names the places, and which rows are of interest. */
type PlaceQuery = { name: SQL; where: SQL }

/** The only country whose cities the statistics show. */
const countryOfCities = 'pakistan'

const countries: PlaceQuery = { name: sql`country`, where: sql`true` }
const cities: PlaceQuery = { name: sql`city`, where: sql`lower(trim(country)) = ${countryOfCities}` }

/** Attempts by country, after disclosure control. */
export const readCountries = (db: Queryable, scope: Scope): Promise<Place[]> =>
  readDiscloseable(db, scope, countries)

/** Attempts by city of Pakistan, after disclosure control. */
export const readCities = (db: Queryable, scope: Scope): Promise<Place[]> =>
  readDiscloseable(db, scope, cities)

/**
 * In a session a place is disclosed only where the rest of the quiz has no attempts from there, or enough
 * students too: otherwise the difference between quiz and session would disclose those few.
 */
const readDiscloseable = async (
  db: Queryable,
  { quizId, scope }: Scope,
  query: PlaceQuery,
): Promise<Place[]> => {
  const places = await readPlaces(db, { quizId, scope }, query)
  if (scope === quizScope) return discloseablePlaces(places)
  const ofQuiz = mergeSpellings(await readPlaces(db, { quizId, scope: quizScope }, query))
  const ofQuizByName = new Map(ofQuiz.map((place) => [foldText(place.name), place]))
  return discloseablePlaces(places, (place) => {
    const inQuiz = ofQuizByName.get(foldText(place.name))
    if (!inQuiz) return true
    return inQuiz.n === place.n || inQuiz.students - place.students >= minimumStudents
  })
}

const readPlaces = async (db: Queryable, scope: Scope, { name, where }: PlaceQuery): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select ${name} as name, sum(n)::integer as n, sum(students)::integer as students,
      sum(percentage_sum) as "percentageSum"
    from ${placeSums} where ${inScope(scope)} and n > 0 and ${where} group by 1`)
  return rows
}
