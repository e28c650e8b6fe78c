import { entryOf } from '@quizwright/domain/defined.ts'
import { countryCodeOf } from '@quizwright/domain/places/countries.ts'
import { minimumStudents } from '@quizwright/domain/places/other-places.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { eq, sql } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { foldText } from '../database/queries/fold-text.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { placeSums } from '../database/tables/statistics.ts'
import { textArray } from '../database/queries/text-array.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { quizScope } from '../statistics/counts/frequency-weights.ts'
import { namesOfCities } from '../statistics/places/city-coordinates.ts'

const suggestedAtMost = 200

/**
 * Suggests the cities of this instructor's students and the larger cities of Pakistan. A city is suggested only if
 * some quiz has enough students from there for disclosure control, so that nobody sees what a single student typed.
 */
export const suggestCities =
  ({ db }: Context): LearnerHandlers['suggestCities'] =>
  async ({ params, query }) => {
    const [found] = await db
      .select({ instructorId: quizzes.instructorId })
      .from(sessions)
      .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
      .where(eq(sessions.id, params.id))
    if (!found) throw new Problem('NOT_FOUND')
    const code = countryCodeOf(query.country)
    if (code === undefined) return dataResponse({ cities: [] })
    const written = await readCities(db, found.instructorId, code)
    const known = code === 'PK' ? namesOfCities : []
    const byKey = new Map([...known, ...written.toReversed()].map((city) => [foldText(city), city]))
    const inOrder = [...new Set([...written, ...known].map(foldText))]
    return dataResponse({ cities: inOrder.slice(0, suggestedAtMost).map((key) => entryOf(byKey, key)) })
  }

/** Reads the cities that students of this country typed, the most frequent first. */
const readCities = async (db: Queryable, instructorId: string, code: string): Promise<string[]> => {
  const ofInstructor = sql`scope = ${quizScope} and n > 0
    and quiz_id in (select id from ${quizzes} where instructor_id = ${instructorId})`
  const { rows: countries } = await db.execute<{ country: string }>(
    sql`select distinct country from ${placeSums} where ${ofInstructor}`,
  )
  const spellings = countries.map(({ country }) => country).filter((one) => countryCodeOf(one) === code)
  // A student counts once in each quiz, so the maximum over quizzes counts different students.
  const { rows } = await db.execute<{ city: string }>(sql`
    select (array_agg(city order by students desc, city))[1] as city
    from (
      select quiz_id, lower(trim(city)) as key, min(trim(city)) as city, sum(students) as students
      from ${placeSums} where ${ofInstructor} and country = any(${textArray(spellings)}) group by 1, 2
    ) as by_quiz
    group by key having max(students) >= ${minimumStudents}
    order by max(students) desc, key limit ${suggestedAtMost}`)
  return rows.map(({ city }) => city)
}
