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
          'No country has {count} students yet. Smaller groups aren’t shown, to protect students’ privacy.',
          values,
        )
      : say(
          'No city has {count} students yet. Smaller groups aren’t shown, to protect students’ privacy.',
          values,
        )
  return others === undefined
    ? reason
    : `${reason} ${sayCount(others, '{count} attempt in total.', '{count} attempts in total.')}`
}
