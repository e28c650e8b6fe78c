import { countryCodeOf, countryNameOf } from '@quizwright/domain/places/countries.ts'
import { minimumStudents } from '@quizwright/domain/places/other-places.ts'
import { sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { placeSums } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { inScope } from '../counts/select-counts.ts'
import { discloseablePlaces, mergeSpellings, type Place } from './disclosure-control.ts'

type Scope = { quizId: string; scope: string }
/** The column with the places, the name under which each is counted, and the condition of the rows. */
type PlaceQuery = { name: SQL; nameOf: (written: string) => string; where: SQL }

/** The only country whose cities the statistics show. */
const countryOfCities = 'PK'

/** "pk", "PAK" and "Pakistan" are one country. Attempts of earlier releases have what was typed. */
const countries: PlaceQuery = { name: sql`country`, nameOf: countryNameOf, where: sql`true` }

/** Reads the attempts by country, after disclosure control. */
export const readCountries = (db: Queryable, scope: Scope): Promise<Place[]> =>
  readDiscloseable(db, scope, countries)

/** Reads the attempts by city of Pakistan, after disclosure control. */
export const readCities = async (db: Queryable, scope: Scope): Promise<Place[]> => {
  const written = await readSpellings(db, scope.quizId, countryOfCities)
  const where = sql`country = any(${textArray(written)})`
  return readDiscloseable(db, scope, { name: sql`city`, nameOf: (city) => city, where })
}

/** Reads the spellings of a country that students of a quiz have typed. */
const readSpellings = async (db: Queryable, quizId: string, code: string): Promise<string[]> => {
  const { rows } = await db.execute<{ country: string }>(
    sql`select distinct country from ${placeSums} where ${inScope({ quizId, scope: quizScope })}`,
  )
  return rows.map(({ country }) => country).filter((country) => countryCodeOf(country) === code)
}

/**
 * Returns the places that may be disclosed in a session: those from which the rest of the quiz has no attempts, or
 * enough students too. Otherwise the difference between quiz and session would disclose the few.
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

const readPlaces = async (
  db: Queryable,
  scope: Scope,
  { name, nameOf, where }: PlaceQuery,
): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select ${name} as name, sum(n)::integer as n, sum(students)::integer as students,
      sum(percentage_sum) as "percentageSum", sum(percentage_squared_sum) as "percentageSquaredSum"
    from ${placeSums} where ${inScope(scope)} and n > 0 and ${where}
      and trim(${name}) <> '' group by 1`)
  return rows.map((place) => ({ ...place, name: nameOf(place.name) }))
}
