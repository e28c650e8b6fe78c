import { countOf } from '@quizwright/domain/rules/plural.ts'
import { minimumStudents } from '@quizwright/domain/places/other-places.ts'

/**
 * Says why a map shows no place: there are no attempts, or every place has so few students that its figures
 * would reveal their results. `others` is the number of attempts counted under Other.
 */
export const tooFewStudents = (place: 'country' | 'city', others: number | undefined): string => {
  const reason =
    `No ${place} has ${minimumStudents} students yet, and a ${place} with fewer would tell too much ` +
    'about each of them.'
  return others === undefined ? reason : `${reason} ${countOf(others, 'attempt')} in all.`
}
