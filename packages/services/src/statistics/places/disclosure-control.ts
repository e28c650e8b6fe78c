import { defined } from '@quizwright/domain/defined.ts'
import { minimumStudents, otherPlaces } from '@quizwright/domain/places/other-places.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import type { PlaceSums } from '../figures/place-mean.ts'

/** The attempts from one place, with their sums. */
export type Place = PlaceSums & { name: string }

/**
 * Statistical disclosure control by suppression (Hundepool et al., Statistical Disclosure Control, 2012, chapter 4).
 * Places with fewer than `minimumStudents` students, and those that `isSafe` rejects, are combined as "Other". If
 * these are still too few, the smallest disclosed place is added, so that nobody can compute them as the difference
 * to the total. The places are sorted by attempts, most first.
 */
export const discloseablePlaces = (
  places: readonly Place[],
  isSafe: (place: Place) => boolean = () => true,
): Place[] => {
  const merged = mergeSpellings(places).toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
  // Students who typed "Other" belong to Other, because two rows with one name could not be distinguished.
  const isOther = ({ name }: Place) => foldText(name) === foldText(otherPlaces)
  const disclosed = merged.filter(
    (place) => place.students >= minimumStudents && !isOther(place) && isSafe(place),
  )
  const suppressed = merged.filter((place) => !disclosed.includes(place))
  while (suppressed.length > 0 && disclosed.length > 0 && studentsOf(suppressed) < minimumStudents)
    suppressed.push(defined(disclosed.pop(), 'last entry'))
  if (studentsOf(suppressed) < minimumStudents) return disclosed
  const none = { name: otherPlaces, n: 0, students: 0, percentageSum: 0, percentageSquaredSum: 0 }
  const other = suppressed.reduce(add, none)
  return [...disclosed, other]
}

/** Merges the spellings of a place under the most frequent one. */
export const mergeSpellings = (places: readonly Place[]): Place[] => {
  const spellings = Map.groupBy(places, ({ name }) => foldText(name))
  return [...spellings.values()].map((same) => {
    const [mostFrequent, ...rest] = same.toSorted((a, b) => b.n - a.n)
    return rest.reduce(add, defined(mostFrequent, 'mostFrequent'))
  })
}

/** Returns the sum of two places under the name of the first. */
const add = (place: Place, added: Place): Place => ({
  name: place.name,
  n: place.n + added.n,
  students: place.students + added.students,
  percentageSum: place.percentageSum + added.percentageSum,
  percentageSquaredSum: place.percentageSquaredSum + added.percentageSquaredSum,
})

const studentsOf = (places: readonly Place[]): number =>
  places.reduce((sum, { students }) => sum + students, 0)
