import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { minimumStudents } from '@quizwright/domain/places/other-places.ts'

/**
 * Says why a map shows no place: there are no attempts, or every place has so few students that its figures
 * would reveal their results. `others` is the number of attempts counted under Other.
 */
export const tooFewStudents = (place: 'country' | 'city', others: number | undefined): string => {
  const values = { count: minimumStudents }
  const reason =
    place === 'country'
      ? say(
          'No country has {count} students yet, and a country with fewer would tell too much about ' +
            'each of them.',
          values,
        )
      : say(
          'No city has {count} students yet, and a city with fewer would tell too much about each of them.',
          values,
        )
  return others === undefined
    ? reason
    : `${reason} ${sayCount(others, '{count} attempt in all.', '{count} attempts in all.')}`
}
