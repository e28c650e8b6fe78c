import { foldText } from '../../database/fold-text.ts'

/** Attempts from one place, the sum of their percentages, and how many students they are of. */
export type Place = { name: string; n: number; students: number; percentageSum: number }

/** A place with fewer students says too much of each of them. */
export const minimumStudents = 5
const others = 'Other'

/**
 * Places as they may be shown, those with most attempts first: small ones are gathered as "Other". Where they
 * are too few even together, the smallest of the shown ones joins them, so that nobody finds them by taking
 * the shown ones from the whole.
 */
export const discloseablePlaces = (
  places: readonly Place[],
  isShowable: (place: Place) => boolean = () => true,
): Place[] => {
  const named = gatherSpellings(places).toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1))
  const shown = named.filter((place) => place.students >= minimumStudents && isShowable(place))
  const hidden = named.filter((place) => !shown.includes(place))
  while (hidden.length > 0 && shown.length > 0 && studentsOf(hidden) < minimumStudents)
    hidden.push(shown.pop()!)
  if (studentsOf(hidden) < minimumStudents) return shown
  return [...shown, hidden.reduce(add, { name: others, n: 0, students: 0, percentageSum: 0 })]
}

/** One place however it is spelt: the most frequent spelling names it. */
export const gatherSpellings = (places: readonly Place[]): Place[] =>
  [...Map.groupBy(places, ({ name }) => foldText(name)).values()].map((same) => {
    const [first, ...rest] = same.toSorted((a, b) => b.n - a.n)
    return rest.reduce(add, first!)
  })

const add = (one: Place, other: Place): Place => ({
  name: one.name,
  n: one.n + other.n,
  students: one.students + other.students,
  percentageSum: one.percentageSum + other.percentageSum,
})
const studentsOf = (places: readonly Place[]): number =>
  places.reduce((sum, { students }) => sum + students, 0)
