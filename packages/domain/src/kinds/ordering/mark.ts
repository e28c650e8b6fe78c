import type { Answer } from '../question-kind.ts'
import type { Ordering, OrderingRule } from './schema.ts'

type Marked = Pick<Ordering, 'key' | 'scoring'>

const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all)

/** The share by each rule, for the right place of the item in each place of the answer. */
const rules: Readonly<Record<OrderingRule, (places: readonly number[]) => number>> = {
  all: (places) => (places.every((right, place) => right === place) ? 1 : 0),
  places: (places) => shareOf(places.filter((right, place) => right === place).length, places.length),
  neighbours: (places) =>
    shareOf(places.filter((right, place) => places[place + 1] === right + 1).length, places.length - 1),
  pairs: (places) => {
    const before = places.map(
      (right, place) => places.slice(place + 1).filter((later) => later > right).length,
    )
    return shareOf(
      before.reduce((sum, count) => sum + count, 0),
      (places.length * (places.length - 1)) / 2,
    )
  },
}

/** Returns the share of the marks that an order earns. One that was not touched has no response and earns 0. */
export const markOrdering = ({ key, scoring }: Marked, { response }: Answer): number => {
  const picks = response?.picks ?? []
  if (picks.length !== key.order.length || picks.length < 2) return 0
  const places = picks.map((item) => key.order.indexOf(item))
  const isOrder = new Set(places).size === places.length && !places.includes(-1)
  return isOrder ? rules[scoring.rule](places) : 0
}

/** Returns the mean share of a blind order, exactly. */
export const guessOrdering = ({ key, scoring }: Marked): number | undefined => {
  const n = key.order.length
  if (n < 2) return undefined
  const factorial = Array.from({ length: n }, (_, index) => index + 1).reduce(
    (product, one) => product * one,
    1,
  )
  return { neighbours: 1 / n, places: 1 / n, pairs: 0.5, all: 1 / factorial }[scoring.rule]
}
