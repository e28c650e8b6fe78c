import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { minimumStudents } from '@quizwright/contracts/places/other-places.ts'

/**
 * Why a map has no place to show: there are no attempts, or so few students in each place that to show one would
 * tell too much about them. `others` is how many attempts are counted under Other.
 */
export const tooFewStudents = (place: 'country' | 'city', others: number | undefined): string => {
  const reason = `No ${place} has ${minimumStudents} students yet, and a ${place} with fewer would tell too much about each of them.`
  return others === undefined ? reason : `${reason} ${countOf(others, 'attempt')} in all.`
}
